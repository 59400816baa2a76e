/// A seat, `wl_seat`.
package struct Seat: Hashable, Sendable {
  /// The seat's number in events.
  package var number: UInt8
  /// Its name.
  package var name: String
  /// Its devices, as `wl_seat.capability` numbers them: pointer 1, keyboard 2, touch 4.
  package var capabilities: UInt32

  /// Describes a seat.
  package init(number: UInt8 = 0, name: String = "", capabilities: UInt32 = 0) {
    self.number = number
    self.name = name
    self.capabilities = capabilities
  }
}
