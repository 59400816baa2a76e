/// A tool of a tablet, `zwp_tablet_tool_v2`.
package struct PenTool: Hashable, Sendable {
  /// The number of the tool in events.
  package var number: UInt32
  /// The type, by its name in the protocol: `pen`, `eraser`.
  package var type: String
  /// The capabilities, by their names in the protocol, separated by spaces: `tilt pressure distance`.
  package var capabilities: String
  /// The hardware serial number, in hexadecimal, or an empty string if the tool has none.
  package var hardwareSerial: String

  /// Creates a description.
  package init(
    number: UInt32 = 0, type: String = "pen", capabilities: String = "", hardwareSerial: String = ""
  ) {
    self.number = number
    self.type = type
    self.capabilities = capabilities
    self.hardwareSerial = hardwareSerial
  }
}
