/// What a display is made of beside its outputs.
package struct DisplayFacts: Hashable, Sendable {
  /// An interface that the compositor offers.
  package struct Global: Hashable, Sendable {
    /// Its name in the protocol.
    package var interface: String
    /// The version on offer.
    package var version: UInt32

    package init(interface: String, version: UInt32) {
      self.interface = interface
      self.version = version
    }
  }

  /// A seat.
  package struct Seat: Hashable, Sendable {
    /// Its number in input.
    package var number: Int
    /// Its name; empty where it tells none.
    package var name: String
    /// Its devices, as `wl_seat.capability` numbers them.
    package var capabilities: UInt32

    package init(number: Int, name: String, capabilities: UInt32) {
      self.number = number
      self.name = name
      self.capabilities = capabilities
    }
  }

  /// A pen or another tool of a tablet.
  package struct Pen: Hashable, Sendable {
    /// Its number in input, from 1.
    package var number: UInt32
    /// What it is, by the protocol's word.
    package var type: String
    /// What it can tell, by the protocol's words.
    package var capabilities: [String]
    /// Its number from the factory; nil where it has none.
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

  /// The name of the program that shows the windows; empty where it is not known.
  package var compositor = ""
  /// What it offers.
  package var globals: [Global] = []
  package var seats: [Seat] = []
  /// The tools that are there.
  package var pens: [Pen] = []

  package init() {}
}
