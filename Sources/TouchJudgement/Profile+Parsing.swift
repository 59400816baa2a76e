internal import TouchAnalysis

/// The parser of a profile's file, which has one entry a line. A line that begins with `#` is a comment:
///
/// ```text
/// profile my-tablet
/// title Our tablet's panel
/// extends windows-hlk
/// limit accuracy.inner <= 0.8 mm
/// source Our contract with the maker, 4.2
/// without pen.eraser
/// ```
///
/// `extends` includes the limits of a built-in profile. A limit replaces one with the same figure and bound,
/// and `without` removes those of a figure. `source` belongs to the limit above it.
extension Profile {
  /// Parses a profile, and throws an error for the first wrong line.
  package init(parsing text: String) throws(ProfileError) {
    try self.init(parsing: text, depth: 0)
  }

  private init(parsing text: String, depth: Int) throws(ProfileError) {
    self.init(name: "", title: "", limits: [])
    var last: Int?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let words = bytes.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let keyword = words.first, !keyword.hasPrefix("#") else { continue }
      let number = index + 1
      let rest = words.dropFirst().joined(separator: " ")
      guard !rest.isEmpty else { throw ProfileError(line: number, "“\(keyword)” of what?") }
      switch keyword {
      case "profile": name = rest
      case "title": title = rest
      case "extends":
        let base = try Self.base(rest, line: number, depth: depth)
        for limit in base.limits { _ = put(limit) }
        last = nil
      case "limit": last = put(try Self.limit(Array(words.dropFirst()), line: number))
      case "without":
        let figure = try Self.figure(rest, line: number)
        limits.removeAll { $0.figure == figure }
        last = nil
      case "source":
        guard let last else { throw ProfileError(line: number, "no limit above this source") }
        limits[last].source = rest
      default:
        throw ProfileError(
          line: number,
          "“\(keyword)” is none of profile, title, extends, limit, source, without")
      }
    }
    guard !name.isEmpty else { throw ProfileError(line: 0, "no line “profile NAME”") }
    guard !limits.isEmpty else { throw ProfileError(line: 0, "no limits") }
    if title.isEmpty { title = name }
  }

  /// Adds a limit, or replaces one with the same figure and bound, and returns its index.
  private mutating func put(_ limit: Limit) -> Int {
    if let place = limits.firstIndex(where: {
      $0.figure == limit.figure && $0.bound == limit.bound
    }) {
      limits[place] = limit
      return place
    }
    limits.append(limit)
    return limits.count - 1
  }

  private static func base(
    _ name: String, line: Int, depth: Int
  ) throws(ProfileError) -> Profile {
    guard depth == 0, let text = builtIn.first(where: { $0.name == name })?.text else {
      let names = builtIn.map(\.name).joined(separator: ", ")
      throw ProfileError(line: line, "no profile “\(name)”; there are \(names)")
    }
    return try Profile(parsing: text, depth: depth + 1)
  }

  private static func limit(_ words: [Substring], line: Int) throws(ProfileError) -> Limit {
    guard words.count == 3 || words.count == 4 else {
      throw ProfileError(line: line, "a limit is a figure, <= or >=, a number and its unit")
    }
    let figure = try figure(String(words[0]), line: line)
    guard let bound = Limit.Bound(rawValue: String(words[1])) else {
      throw ProfileError(line: line, "“\(words[1])” is neither <= nor >=")
    }
    guard let value = Double(String(words[2])), value.isFinite else {
      throw ProfileError(line: line, "“\(words[2])” is no number")
    }
    let unit = words.count == 4 ? String(words[3]) : ""
    guard unit == figure.unit.rawValue else {
      let right = figure.unit.rawValue.isEmpty ? "no unit" : figure.unit.rawValue
      throw ProfileError(line: line, "\(figure.rawValue) is in \(right), not “\(unit)”")
    }
    return Limit(figure, bound, value)
  }

  private static func figure(_ name: String, line: Int) throws(ProfileError) -> FigureName {
    if let figure = FigureName(rawValue: name) { return figure }
    let test = name.prefix { $0 != "." } + "."
    let near = FigureName.allCases.map(\.rawValue).filter { $0.hasPrefix(test) }
    let hint = near.isEmpty ? "" : "; there are \(near.joined(separator: ", "))"
    throw ProfileError(line: line, "no figure “\(name)”\(hint)")
  }
}
