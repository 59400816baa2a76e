internal import CWaylandServer
internal import Glibc
internal import ResponderSystem

extension Server {
  /// A keymap for keyboards, which may be valid or not.
  public enum Keymap: Hashable, Sendable {
    /// A layout of the system by its name, such as `us` or `de(neo)`, with options of xkb, such as
    /// `caps:swapescape`.
    case layout(String, options: String = "")
    /// A keymap of characters only, one for each key from evdev code 1. Virtual keyboards create such a
    /// keymap for the text that they type.
    case characters([Character])
    /// Any text, to which a zero byte is added.
    case text(String)
    /// Any bytes, with any stated size.
    case bytes([UInt8], claimedSize: UInt32)
    /// A file of zeros with a size, which was not written and uses no storage.
    case sparse(size: UInt32)
    /// No keymap (`no_keymap`): only key codes are sent.
    case none

    var format: WlKeyboardResource.KeymapFormat { self == .none ? .noKeymap : .xkbV1 }

    /// Creates the file of the keymap. If that is not possible, returns `nil`.
    func open() -> (descriptor: FileDescriptor, size: UInt32)? {
      switch self {
      case .layout(let name, let options):
        guard let text = Self.compile(name, options: options) else { return nil }
        return Keymap.text(text).open()
      case .characters(let characters):
        return Keymap.text(Self.text(of: characters)).open()
      case .text(let text):
        let bytes = Array(text.utf8) + [0]
        return Self.file(bytes).map { ($0, UInt32(bytes.count)) }
      case .bytes(let bytes, let size):
        return Self.file(bytes).map { ($0, size) }
      case .sparse(let size):
        let file = try? FileDescriptor(anonymous: "keymap", byteCount: Int(size), isSealed: false)
        return file.map { ($0, size) }
      case .none:
        return Self.file([]).map { ($0, 0) }
      }
    }

    private static func file(_ bytes: [UInt8]) -> FileDescriptor? {
      guard
        let file = try? FileDescriptor(anonymous: "keymap", byteCount: 0, isSealed: false),
        (try? SystemCall.writeFully(bytes, to: file.number)) != nil
      else { return nil }
      return file
    }

    private static func text(of characters: [Character]) -> String {
      let scalars = characters.compactMap(\.unicodeScalars.first)
      let codes = scalars.indices.map { "<K\($0)> = \($0 + 9);" }.joined(separator: "\n")
      let symbols = scalars.enumerated().map { index, scalar in
        let digits = String(scalar.value, radix: 16)
        let name = "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return "key <K\(index)> { [ \(name) ] };"
      }.joined(separator: "\n")
      return """
        xkb_keymap {
        xkb_keycodes "characters" { minimum = 8; maximum = 255; \(codes) };
        xkb_types "characters" { include "complete" };
        xkb_compatibility "characters" { include "complete" };
        xkb_symbols "characters" { \(symbols) };
        };
        """
    }

    /// Returns the text of a layout, or `nil` if there is no such layout.
    public static func compile(_ layout: String, options: String = "") -> String? {
      guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
      defer { xkb_context_unref(context) }
      return layout.withCString { name in
        options.withCString { options in
          var names = xkb_rule_names()
          names.layout = name
          names.options = options
          let flags = XKB_KEYMAP_COMPILE_NO_FLAGS
          guard let keymap = xkb_keymap_new_from_names(context, &names, flags) else { return nil }
          defer { xkb_keymap_unref(keymap) }
          guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else {
            return nil
          }
          defer { free(text) }
          return String(cString: text)
        }
      }
    }
  }
}
