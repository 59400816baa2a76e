/// The keymap of a virtual keyboard.
enum WlrootsKeymap {
  /// The layout of a physical keyboard.
  case layout(KeyboardLayout)
  /// Only characters, one for each key from evdev code 1 on. `wtype` creates such a keymap for its text.
  case characters([Character])

  /// The text of the keymap in xkb's format.
  var text: String {
    switch self {
    case .layout(let layout):
      """
      xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { include "pc+\(layout.symbols)+inet(evdev)" };
      };
      """
    case .characters(let characters): Self.text(of: characters)
    }
  }

  private static func text(of characters: [Character]) -> String {
    let scalars = characters.compactMap(\.unicodeScalars.first)
    let codes = scalars.indices.map { "<K\($0)> = \($0 + 9);" }.joined(separator: "\n")
    let symbols = scalars.enumerated().map { index, scalar in
      let digits = String(scalar.value, radix: 16)
      let name = "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return "key <K\(index)> { [ \(name) ] };"
    }
    return """
      xkb_keymap {
        xkb_keycodes "characters" { minimum = 8; maximum = 255; \(codes) };
        xkb_types "characters" { include "complete" };
        xkb_compatibility "characters" { include "complete" };
        xkb_symbols "characters" { \(symbols.joined(separator: "\n")) };
      };
      """
  }
}

/// A virtual keyboard that types a text with its own keymap, as `wtype` and on-screen keyboards do.
package final class TypingKeyboard {
  private let keyboard: any InputDevices
  private let characters: [Character]

  init(path: String, size: (width: Int, height: Int), text: String) throws {
    var seen: Set<Character> = []
    characters = text.filter { seen.insert($0).inserted }
    keyboard = try WlrootsInput(path: path, size: size, keymap: .characters(characters))
  }

  /// Types characters of the text for which the keyboard was created.
  package func type(_ text: String) throws {
    for character in text {
      guard let index = characters.firstIndex(of: character) else {
        throw CompositorError.unsupported("no key types \(character)")
      }
      try keyboard.strike(EvdevKey(rawValue: UInt32(index) + 1))
    }
  }
}
