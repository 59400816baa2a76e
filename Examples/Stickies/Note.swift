import Glibc
import WindowResponder

/// A note with a file of its own.
@MainActor final class Note {
  /// The name of the file without its extension. It does not change during the life of the note.
  let name: String
  private var file: SafeFile
  /// The text of the note.
  private(set) var text = ""
  /// Its colour, by its name.
  @Setting var color: NoteColor

  /// Creates a note without a file.
  init(in folder: String) {
    var number = 1
    while SafeFile(path: Note.path(number, folder)).exists || Note.isTaken(number) { number += 1 }
    Note.given.insert(number)
    name = "note\(number)"
    file = SafeFile(path: Note.path(number, folder))
    _color = Setting(wrappedValue: .yellow, "color.\(name)")
  }

  private init(number: Int, in folder: String) throws {
    name = "note\(number)"
    file = SafeFile(path: Note.path(number, folder))
    _color = Setting(wrappedValue: .yellow, "color.\(name)")
    text = try file.readText(limit: 1 << 20)
    Note.given.insert(number)
  }

  /// The title: the first line of the text, or a default.
  var title: String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isEmpty ? "New note" : String(line.prefix(40))
  }

  /// Writes a text to the file.
  func write(_ text: String) throws {
    try file.write(Array(text.utf8))
    self.text = text
  }

  /// Removes the file and resets the color.
  func throwAway() {
    unlink(file.path)
    color = .yellow
  }

  /// Returns all notes of a folder. A note that cannot be read is left unchanged, and is reported on standard
  /// error.
  static func all(in folder: String) -> [Note] {
    var names: [String] = []
    if let directory = opendir(folder) {
      while let entry = readdir(directory) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(directory)
    }
    let numbers = names.compactMap { name -> Int? in
      guard name.hasPrefix("note"), name.hasSuffix(".txt") else { return nil }
      return Int(name.dropFirst(4).dropLast(4))
    }
    return numbers.sorted().compactMap { number in
      do { return try Note(number: number, in: folder) } catch {
        given.insert(number)
        _ = "Stickies: \(error)\n".withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
        return nil
      }
    }
  }

  private static var given: Set<Int> = []
  private static func isTaken(_ number: Int) -> Bool { given.contains(number) }
  private static func path(_ number: Int, _ folder: String) -> String {
    "\(folder)/note\(number).txt"
  }
}

/// The color of a note.
enum NoteColor: String, SettingValue, CaseIterable {
  case yellow, green, blue, pink, grey

  /// The color. It is light in the light appearance, and dark in the dark one.
  @MainActor var color: Color {
    let (light, dark): (UInt32, UInt32) =
      switch self {
      case .yellow: (0xFFF3B0, 0x5C4F12)
      case .green: (0xD3F0C4, 0x2C4A22)
      case .blue: (0xCBE5FA, 0x1F3F5C)
      case .pink: (0xFAD2E1, 0x5A2A3D)
      case .grey: (0xE9E9EC, 0x3A3A3E)
      }
    return Color {
      $0.userInterfaceStyle == .dark ? NoteColor.opaque(dark) : NoteColor.opaque(light)
    }
  }

  private static func opaque(_ rgb: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }
}
