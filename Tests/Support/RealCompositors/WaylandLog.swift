/// The log that libwayland prints for a client with `WAYLAND_DEBUG=client`.
package struct WaylandLog {
  /// A request or an event.
  package struct Entry {
    /// The time in microseconds of the wall clock, modulo 2³².
    package let stamp: UInt32
    /// A Boolean value that indicates whether the client sent the message. Otherwise it was dispatched to the
    /// client.
    package let isRequest: Bool
    /// The object's interface, such as `wl_surface`.
    package let interface: String
    /// The object's ID.
    package let object: Int
    /// The message's name.
    package let message: String
    /// The arguments, as libwayland prints them.
    package let arguments: [String]
  }

  /// A rectangle of `wl_surface.damage_buffer` or `damage`.
  package struct Damage: Equatable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// All messages in order.
  package let entries: [Entry]

  /// Reads the messages in `text`, and ignores other lines.
  package init(_ text: String) {
    entries = text.split(separator: "\n").compactMap(Self.entry)
  }

  /// Returns the events with a name, as `wl_touch.down`.
  package func events(_ name: String) -> [Entry] {
    entries.filter { !$0.isRequest && "\($0.interface).\($0.message)" == name }
  }

  /// Returns the requests with a name, as `wl_surface.commit`.
  package func requests(_ name: String) -> [Entry] {
    entries.filter { $0.isRequest && "\($0.interface).\($0.message)" == name }
  }

  /// A Boolean value that indicates whether the compositor has answered a frame callback of a surface. Then
  /// the surface's commit is on the screen, and the surface receives input.
  package var isShown: Bool {
    var awaited: Set<Int> = []
    for entry in entries {
      if entry.isRequest, entry.interface == "wl_surface", entry.message == "frame" {
        let callback = entry.arguments.first?.split(whereSeparator: { "@#".contains($0) }).last
        if let callback = callback.flatMap({ Int($0) }) { awaited.insert(callback) }
      } else if entry.interface == "wl_callback", awaited.contains(entry.object) {
        return true
      }
    }
    return false
  }

  /// The commits with a new buffer, each with its declared damage.
  package var commits: [(stamp: UInt32, surface: Int, damage: [Damage])] {
    var attached: Set<Int> = []
    var damage: [Int: [Damage]] = [:]
    var commits: [(stamp: UInt32, surface: Int, damage: [Damage])] = []
    for entry in entries where entry.isRequest && entry.interface == "wl_surface" {
      switch entry.message {
      case "attach" where entry.arguments.first != "nil": attached.insert(entry.object)
      case "damage_buffer", "damage":
        let numbers = entry.arguments.compactMap { Int($0) }
        guard numbers.count == 4 else { continue }
        damage[entry.object, default: []].append(
          Damage(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case "commit":
        let declared = damage.removeValue(forKey: entry.object) ?? []
        if attached.remove(entry.object) != nil {
          commits.append((entry.stamp, entry.object, declared))
        }
      default: break
      }
    }
    return commits
  }

  /// Parses `[1234567.890] {queue} -> wl_surface@3.damage(0, 0, 10, 10)`, in the format of any libwayland
  /// version. The newest version writes the time as `[18:05:22.939980]`.
  private static func entry(_ line: Substring) -> Entry? {
    guard let opening = line.firstIndex(of: "["), let closing = line.firstIndex(of: "]"),
      opening < closing
    else { return nil }
    guard let stamp = Self.stamp(line[line.index(after: opening)..<closing]) else { return nil }
    let rest = line[line.index(after: closing)...]
    guard let parenthesis = rest.firstIndex(of: "("), rest.last == ")" else { return nil }
    let words = rest[..<parenthesis].split(separator: " ")
    guard let name = words.last, let dot = name.firstIndex(of: "."),
      let mark = name[..<dot].firstIndex(where: { $0 == "@" || $0 == "#" }),
      let object = Int(name[name.index(after: mark)..<dot])
    else { return nil }
    let list = rest[rest.index(after: parenthesis)...].dropLast()
    return Entry(
      stamp: stamp,
      isRequest: words.dropLast().contains("->"),
      interface: String(name[..<mark]), object: object,
      message: String(name[name.index(after: dot)...]),
      arguments: list.isEmpty ? [] : list.split(separator: ", ").map(String.init))
  }

  /// Returns a time in microseconds, parsed from a time of day or from milliseconds with a fraction.
  private static func stamp(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let fraction = UInt64(parts[1]) else { return nil }
    let numbers = parts[0].drop { $0 == " " }.split(separator: ":").map { UInt64($0) }
    let microseconds: UInt64
    switch numbers.count {
    case 1:
      guard let milliseconds = numbers[0] else { return nil }
      microseconds = milliseconds * 1_000 + fraction
    case 3:
      guard let hours = numbers[0], let minutes = numbers[1], let seconds = numbers[2] else {
        return nil
      }
      microseconds = ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + fraction
    default: return nil
    }
    return UInt32(truncatingIfNeeded: microseconds)
  }
}
