/// The compositor, the globals and the input devices of a display.
package struct DisplayFacts: Hashable, Sendable {
  /// A global of the compositor.
  package struct Global: Hashable, Sendable {
    /// The name of the interface.
    package var interface: String
    /// The version that the compositor supports.
    package var version: UInt32

    package init(interface: String, version: UInt32) {
      self.interface = interface
      self.version = version
    }
  }

  /// A seat.
  package struct Seat: Hashable, Sendable {
    /// The number of the seat in input events.
    package var number: Int
    /// The name of the seat. It is empty if the compositor sends none.
    package var name: String
    /// The devices of the seat, as bits of `wl_seat.capability`.
    package var capabilities: UInt32

    package init(number: Int, name: String, capabilities: UInt32) {
      self.number = number
      self.name = name
      self.capabilities = capabilities
    }
  }

  /// A pen or another tool of a tablet.
  package struct Pen: Hashable, Sendable {
    /// The number of the tool in input events, from 1.
    package var number: UInt32
    /// The type of the tool, with the protocol's name.
    package var type: String
    /// The capabilities of the tool, with the protocol's names.
    package var capabilities: [String]
    /// The hardware serial number, or `nil` if the tool has none.
    package var hardwareSerial: UInt64?

    package init(
      number: UInt32, type: String = "pen", capabilities: [String] = [],
      hardwareSerial: UInt64? = nil
    ) {
      self.number = number
      self.type = type
      self.capabilities = capabilities
      self.hardwareSerial = hardwareSerial
    }
  }

  /// The name of the compositor's process. It is empty if it is unknown.
  package var compositor = ""
  /// The globals of the compositor.
  package var globals: [Global] = []
  package var seats: [Seat] = []
  /// The tools of all tablets.
  package var pens: [Pen] = []

  package init() {}
}
