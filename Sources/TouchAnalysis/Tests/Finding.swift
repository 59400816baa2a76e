/// Something wrong that was found in a recording, with the time at which it can be seen.
package struct Finding: Hashable, Sendable {
  /// The figure that counts it.
  package var name: FigureName
  /// From when to when, in microseconds of the local clock.
  package var from: Int64
  package var to: Int64
  /// The number of the touch on the wire.
  package var id: Int32
  /// The place; `nil` if none was reported.
  package var place: Place?
  /// The size: the length of a jump, in millimetres; how long a touch was lost, in milliseconds; 0 for
  /// others.
  package var size = 0.0
}
