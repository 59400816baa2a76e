internal import ResponderGeometry
package import TouchAnalysis
package import TouchRecording

/// Two recordings side by side, as before and after a driver's change.
@MainActor package struct ComparisonPage {
  /// A figure of both.
  package struct Difference {
    package var name: FigureName
    /// Nil where one recording has no such figure.
    package var before: Double?
    package var after: Double?
    /// Whether there is more between them than rounding.
    package var isReal: Bool

    /// Makes a difference.
    package init(name: FigureName, before: Double?, after: Double?, isReal: Bool) {
      self.name = name
      self.before = before
      self.after = after
      self.isReal = isReal
    }
  }

  /// How wide each picture is, in points.
  private static let pictureWidth = 460.0

  private let makers: [PictureMaker]
  private let files: [String]
  private let differences: [Difference]
  private let words: ReportWords
  private let date: String

  /// Prepares a page; `files` are the recordings' names.
  package init(
    _ before: (file: String, recording: Recording, analysis: Analysis),
    _ after: (file: String, recording: Recording, analysis: Analysis),
    differences: [Difference], date: String, language: ReportLanguage
  ) {
    makers = [before, after].map {
      PictureMaker($0.recording, $0.analysis, language: language)
    }
    files = [before.file, after.file]
    words = ReportWords(language)
    self.differences = differences
    self.date = date
  }

  /// The page, which needs nothing else.
  package func html() -> String {
    var page = HTMLText()
    page.add("<header>")
    page.add("p", words.comparisonTitle + " · " + date, attributes: "class=\"kicker\"")
    let names = files.map(HTMLText.foreign)
    page.add("<h1>\(names[0]) → \(names[1])</h1>")
    let real = differences.filter(\.isReal)
    page.add("p", words.differ(real.count, same: differences.count - real.count))
    page.add("</header>")
    if !real.isEmpty { page.add(table(of: real)) }
    for test in TestKind.allCases {
      let kinds = PictureKind.allCases.filter { kind in
        kind.test == test && makers.contains { $0.kinds(of: test).contains(kind) }
      }
      guard !kinds.isEmpty else { continue }
      page.add("<section aria-labelledby=\"\(test.rawValue)\">")
      page.add("h2", words.test(test), attributes: "id=\"\(test.rawValue)\"")
      for kind in kinds { page.add(pair(of: kind)) }
      page.add("</section>")
    }
    return HTMLText.page(
      title: "\(files.map(PlainText.clean).joined(separator: " → ")) – \(words.comparisonTitle)",
      language: words.language, body: page.text)
  }

  private func pair(of kind: PictureKind) -> String {
    var pair = HTMLText()
    pair.add("h3", words.title(of: kind))
    pair.add("<div class=\"pair\">")
    for (index, maker) in makers.enumerated() {
      let caption = index == 0 ? words.before : words.after
      let size = maker.size(of: kind, width: Self.pictureWidth)
      if let picture = maker.picture(kind, size: size) {
        pair.add(Report.figure(picture, prefix: index == 0 ? "a" : "b", caption: caption))
      } else {
        pair.add("<figure>\(HTMLText.element("figcaption", caption))")
        pair.add("p", words.noPicture, attributes: "class=\"note\"")
        pair.add("</figure>")
      }
    }
    pair.add("</div>")
    return pair.text
  }

  private func table(of differences: [Difference]) -> String {
    var page = HTMLText()
    page.add("<div class=\"wide\"><table><thead><tr>")
    page.add("th", words.figure, attributes: "scope=\"col\"")
    for head in [words.before, words.after, words.difference] {
      page.add("th", head, attributes: "scope=\"col\" class=\"number\"")
    }
    page.add("</tr></thead><tbody>")
    for difference in differences {
      let unit = difference.name.unit
      page.add("<tr><th scope=\"row\">\(PlainText.escaped(words.title(of: difference.name)))")
      page.add("<small>\(difference.name.rawValue)</small></th>")
      for value in [difference.before, difference.after] {
        page.add(
          "td", value.map { words.number($0, in: unit) } ?? "–", attributes: "class=\"number\"")
      }
      var change = "–"
      if let before = difference.before, let after = difference.after {
        change = (after > before ? "+" : "") + words.number(after - before, in: unit)
      }
      page.add("td", change, attributes: "class=\"number\"")
      page.add("</tr>")
    }
    page.add("</tbody></table></div>")
    return page.text
  }
}
