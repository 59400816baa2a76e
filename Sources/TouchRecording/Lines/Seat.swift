/// A seat, `wl_seat`.
package struct Seat: Hashable, Sendable {
  /// The number of the seat in events.
  package var number: UInt8
  /// The name of the seat.
  package var name: String
  /// The capabilities, as bits of `wl_seat.capability`: pointer 1, keyboard 2, touch 4.
  package var capabilities: UInt32

  /// Creates a description.
  package init(number: UInt8 = 0, name: String = "", capabilities: UInt32 = 0) {
    self.number = number
    self.name = name
    self.capabilities = capabilities
  }
}
