/// When an event of the wire came about, and when it came here.
package struct WireStamp: Hashable, Sendable {
  /// When it was read, on the display's clock, in seconds.
  package var arrived: Double
  /// The stamp that it carries, in milliseconds; nil where such an event has none.
  package var milliseconds: UInt32?
  /// The finer stamp that came before it, in microseconds.
  package var microseconds: Int64?

  package init(arrived: Double, milliseconds: UInt32? = nil, microseconds: Int64? = nil) {
    self.arrived = arrived
    self.milliseconds = milliseconds
    self.microseconds = microseconds
  }
}
