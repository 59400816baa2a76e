/// A rule that each line of `Documentation/Behaviours.md` has a unique number, and a test that cites it.
struct CitedBehaviours: Rule {
  static let name = "behaviour"
  static let summary = "each line of \(page) has its own number, in order, and a test cites it"
  static let page = "Documentation/Behaviours.md"

  /// A numbered line of the page.
  private struct Line {
    var number: String
    var section: Character
    var line: Int
  }

  func violations(in subject: RuleSubject) throws -> [Violation] {
    guard let text = subject.package.text(of: Self.page) else {
      throw RuleError("\(Self.page) cannot be read as UTF-8 text")
    }
    let (lines, sections) = Self.read(text)
    return Self.wrongSections(sections) + Self.wrongNumbers(lines)
      + Self.uncited(lines, cited: Self.citations(in: subject.package))
  }

  private static func read(_ text: String) -> (lines: [Line], sections: [(Character, Int)]) {
    var lines: [Line] = []
    var sections: [(Character, Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("## "), line.dropFirst(4).hasPrefix("."),
        let letter = line.dropFirst(3).first
      {
        sections.append((letter, index + 1))
      } else if line.hasPrefix("- **"), let end = line.dropFirst(4).range(of: "**")?.lowerBound {
        let number = String(line.dropFirst(4)[..<end])
        guard isNumber(number) else { continue }
        lines.append(Line(number: number, section: sections.last?.0 ?? "?", line: index + 1))
      }
    }
    return (lines, sections)
  }

  /// Returns a Boolean value that indicates whether a text is a letter followed by digits, such as `A6`.
  static func isNumber(_ text: some StringProtocol) -> Bool {
    guard let letter = text.first, letter.isASCII, letter.isUppercase else { return false }
    return text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func wrongSections(_ sections: [(Character, Int)]) -> [Violation] {
    var last: Character?
    return sections.compactMap { letter, line in
      defer { last = letter }
      guard let last, letter <= last else { return nil }
      return Violation(
        key: "section \(letter)", location: "\(page):\(line)",
        message: "section \(letter) stands after section \(last)")
    }
  }

  private static func wrongNumbers(_ lines: [Line]) -> [Violation] {
    var seen: Set<String> = []
    var last: (section: Character, number: Int)?
    return lines.flatMap { line -> [Violation] in
      var wrong: [String: String] = [:]
      let number = Int(line.number.dropFirst()) ?? 0
      if !seen.insert(line.number).inserted {
        wrong["\(line.number) twice"] = "the number \(line.number) stands twice"
      } else if line.number.first != line.section {
        wrong["\(line.number) in \(line.section)"] =
          "\(line.number) stands in section \(line.section)"
      } else if let last, last.section == line.section, number <= last.number {
        wrong["\(line.number) order"] = "\(line.number) stands after a higher number"
      }
      last = (line.section, number)
      return wrong.map {
        Violation(key: $0.key, location: "\(page):\(line.line)", message: $0.value)
      }
    }
  }

  private static func uncited(_ lines: [Line], cited: Set<String>) -> [Violation] {
    var seen: Set<String> = []
    return lines.filter { !cited.contains($0.number) && seen.insert($0.number).inserted }.map {
      Violation(
        key: "\($0.number) uncited", location: "\(page):\($0.line)",
        message: "no test cites \($0.number): a test of it is named \"\($0.number): …\"")
    }
  }

  /// Returns the numbers with which names of tests begin.
  private static func citations(in package: SourcePackage) -> Set<String> {
    let tests = package.files.filter { $0.path.hasPrefix("Tests/") }
    return Set(tests.flatMap { $0.mask?.literals ?? [] }.flatMap { numbers(of: $0.contents) })
  }

  /// Returns the numbers before the colon of a test's name: `C9` and `C10` in `C9, C10: a control …`.
  static func numbers(of name: String) -> [String] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    let words = name[..<colon].split { $0 == "," || $0 == " " || $0 == "/" }.filter { $0 != "and" }
    guard !words.isEmpty, words.allSatisfy({ isNumber($0) }) else { return [] }
    return words.map(String.init)
  }
}
