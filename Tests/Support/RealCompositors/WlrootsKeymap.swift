/// The keymap of a virtual keyboard.
enum WlrootsKeymap {
  /// A layout, as a keyboard of the desk has it.
  case layout(KeyboardLayout)
  /// Nothing but characters, one a key from evdev code 1 on, as `wtype` makes one of what it is to type.
  case characters([Character])

  /// Its text in xkb's format.
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

/// A virtual keyboard that types a text by a keymap of its own, as `wtype` and on-screen keyboards do.
package final class TypingKeyboard {
  private let keyboard: any InputDevices
  private let characters: [Character]

  init(path: String, size: (width: Int, height: Int), text: String) throws {
    var seen: Set<Character> = []
    characters = text.filter { seen.insert($0).inserted }
    keyboard = try WlrootsInput(path: path, size: size, keymap: .characters(characters))
  }

  /// Types characters of the text that it was made for.
  package func type(_ text: String) throws {
    for character in text {
      guard let index = characters.firstIndex(of: character) else {
        throw CompositorError.unsupported("no key types \(character)")
      }
      try keyboard.strike(EvdevKey(rawValue: UInt32(index) + 1))
    }
  }
}
