/// A fault that was found in a recording, with its time.
package struct Finding: Hashable, Sendable {
  /// The figure that counts it.
  package var name: FigureName
  /// The beginning and the end, in microseconds of the local clock.
  package var from: Int64
  package var to: Int64
  /// The identifier of the touch in the protocol.
  package var id: Int32
  /// The position, or `nil` if none was reported.
  package var position: Position?
  /// The size of the fault.
  ///
  /// It is the length of a jump, in millimetres, or the duration of a loss, in milliseconds, and 0 for other
  /// faults.
  package var size = 0.0
}
