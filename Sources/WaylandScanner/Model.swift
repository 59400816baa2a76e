/// One protocol file.
struct ProtocolFile {
  var path: String
  var name: String
  var interfaces: [Interface]
}

/// One kind of object.
struct Interface {
  var place: Place
  /// The name on the wire, `wl_surface`.
  var name: String
  var version: Int
  var summary: String
  var requests: [Message] = []
  var events: [Message] = []
  var enumerations: [Enumeration] = []
}

/// One request or event. Its opcode is its place in the interface.
struct Message {
  var place: Place
  var name: String
  var since: Int
  /// Whether the object is gone afterwards.
  var isDestructor: Bool
  var summary: String
  var arguments: [Argument]
}

/// One argument of a message.
struct Argument {
  var place: Place
  var name: String
  var type: ArgumentType
  /// The interface of an object; nil for any.
  var interface: String?
  var allowsNull: Bool
  /// The enumeration of a number, as written: `mode` or `wl_output.transform`.
  var enumeration: String?
}

/// What an argument can be on the wire.
enum ArgumentType: String, CaseIterable {
  case int, uint, fixed, string, object, array, fd
  case newID = "new_id"

  /// The letter in a message's signature.
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

/// A set of named numbers.
struct Enumeration {
  var place: Place
  var name: String
  var isBitfield: Bool
  var summary: String
  var entries: [Entry]

  /// One named number.
  struct Entry {
    var name: String
    var value: UInt32
    var since: Int
  }
}

/// Where something was read, for errors.
struct Place {
  var file: String
  var line: Int

  /// An error at this place.
  func error(_ message: String) -> ScannerError {
    ScannerError(file: file, line: line, message: message)
  }
}

extension Message {
  /// The signature that libwayland reads: the version it came with, then a letter an argument.
  ///
  /// An object of any interface is preceded by its interface's name and version on the wire.
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
