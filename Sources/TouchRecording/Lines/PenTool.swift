/// A tool of a tablet, `zwp_tablet_tool_v2`.
package struct PenTool: Hashable, Sendable {
  /// The tool's number in events.
  package var number: UInt32
  /// What it is, by the protocol's word: `pen`, `eraser`.
  package var type: String
  /// What it can tell, by the protocol's words with spaces between: `tilt pressure distance`.
  package var capabilities: String
  /// Its own number from the factory, in hexadecimal; empty where it has none.
  package var hardwareSerial: String

  /// Describes a tool.
  package init(
    number: UInt32 = 0, type: String = "pen", capabilities: String = "", hardwareSerial: String = ""
  ) {
    self.number = number
    self.type = type
    self.capabilities = capabilities
    self.hardwareSerial = hardwareSerial
  }
}
