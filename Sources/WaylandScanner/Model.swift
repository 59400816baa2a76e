/// A protocol file.
struct ProtocolFile {
  var path: String
  var name: String
  var interfaces: [Interface]
}

/// An interface of a protocol.
struct Interface {
  var location: SourceLocation
  /// The name in the protocol, such as `wl_surface`.
  var name: String
  var version: Int
  var summary: String
  var requests: [Message] = []
  var events: [Message] = []
  var enumerations: [Enumeration] = []
}

/// A request or an event. Its opcode is its index in the interface.
struct Message {
  var location: SourceLocation
  var name: String
  var since: Int
  /// A Boolean value that indicates whether the message destroys the object.
  var isDestructor: Bool
  var summary: String
  var arguments: [Argument]
}

/// An argument of a message.
struct Argument {
  var location: SourceLocation
  var name: String
  var type: ArgumentType
  /// The interface of an object, or `nil` for any interface.
  var interface: String?
  var allowsNull: Bool
  /// The enumeration of a number as the file names it, such as `mode` or `wl_output.transform`.
  var enumeration: String?
}

/// The types of arguments in the protocol.
enum ArgumentType: String, CaseIterable {
  case int, uint, fixed, string, object, array, fd
  case newID = "new_id"

  /// The letter of the type in a message's signature.
  var letter: String {
    switch self {
    case .int: "i"
    case .uint: "u"
    case .fixed: "f"
    case .string: "s"
    case .object: "o"
    case .newID: "n"
    case .array: "a"
    case .fd: "h"
    }
  }
}

/// An enumeration of a protocol.
struct Enumeration {
  var location: SourceLocation
  var name: String
  var isBitfield: Bool
  var summary: String
  var entries: [Entry]

  /// An entry of an enumeration.
  struct Entry {
    var name: String
    var value: UInt32
    var since: Int
  }
}

/// The location of an element in a file, for errors.
struct SourceLocation {
  var file: String
  var line: Int

  /// Returns an error at this location.
  func error(_ message: String) -> ScannerError {
    ScannerError(file: file, line: line, message: message)
  }
}

extension Message {
  /// The signature that libwayland reads: the version that introduced the message, and a letter for each
  /// argument.
  ///
  /// A new object of any interface is preceded by the name and the version of its interface.
  var signature: String {
    var text = since > 1 ? "\(since)" : ""
    for argument in arguments {
      if argument.allowsNull { text += "?" }
      if argument.type == .newID && argument.interface == nil { text += "su" }
      text += argument.type.letter
    }
    return text
  }
}
