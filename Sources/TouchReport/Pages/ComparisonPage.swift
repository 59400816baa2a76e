internal import ResponderGeometry
package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// A page that compares two recordings, such as before and after a change of a driver.
@MainActor package struct ComparisonPage {
  /// The width of each figure, in points.
  private static let diagramWidth = 460.0

  private let makers: [DiagramMaker]
  private let files: [String]
  private let compared: [FigureComparison]
  private let words: ReportStrings
  private let date: String

  /// Creates a page. `files` are the names of the recordings.
  package init(
    _ before: (file: String, recording: Recording, analysis: Analysis),
    _ after: (file: String, recording: Recording, analysis: Analysis),
    figures: [FigureComparison], date: String, language: ReportLanguage
  ) {
    makers = [before, after].map {
      DiagramMaker($0.recording, $0.analysis, language: language)
    }
    files = [before.file, after.file]
    words = ReportStrings(language)
    compared = figures
    self.date = date
  }

  /// Returns the self-contained page.
  package func html() -> String {
    var page = HTMLText()
    page.add("<header>")
    page.add("p", words.comparisonTitle + " · " + date, attributes: "class=\"kicker\"")
    let names = files.map(HTMLText.foreign)
    page.add("<h1>\(names[0]) → \(names[1])</h1>")
    let order: [FigureComparison.Change] = [.worse, .better, .different, .missing]
    let real = order.flatMap { change in compared.filter { $0.change == change } }
    page.add("p", words.compared(compared))
    page.add("</header>")
    if !real.isEmpty { page.add(table(of: real)) }
    for group in FigureGroup.allCases {
      let kinds = DiagramKind.allCases.filter { kind in
        kind.group == group && makers.contains { $0.kinds(of: group).contains(kind) }
      }
      guard !kinds.isEmpty else { continue }
      page.add("<section aria-labelledby=\"\(group.rawValue)\">")
      page.add("h2", words.name(of: group), attributes: "id=\"\(group.rawValue)\"")
      for kind in kinds { page.add(pair(of: kind)) }
      page.add("</section>")
    }
    return HTMLText.page(
      title: "\(files.map(PlainText.clean).joined(separator: " → ")) – \(words.comparisonTitle)",
      language: words.language, body: page.text)
  }

  private func pair(of kind: DiagramKind) -> String {
    var pair = HTMLText()
    pair.add("h3", words.title(of: kind))
    pair.add("<div class=\"pair\">")
    for (index, maker) in makers.enumerated() {
      let caption = index == 0 ? words.before : words.after
      let size = maker.size(of: kind, width: Self.diagramWidth)
      if let diagram = maker.diagram(kind, size: size) {
        pair.add(Report.figure(diagram, prefix: index == 0 ? "a" : "b", caption: caption))
      } else {
        pair.add("<figure>\(HTMLText.element("figcaption", caption))")
        pair.add("p", words.noDiagram, attributes: "class=\"note\"")
        pair.add("</figure>")
      }
    }
    pair.add("</div>")
    return pair.text
  }

  private func table(of figures: [FigureComparison]) -> String {
    var page = HTMLText()
    page.add("<div class=\"wide\"><table><thead><tr>")
    page.add("th", words.changeHead, attributes: "scope=\"col\"")
    page.add("th", words.figure, attributes: "scope=\"col\"")
    for head in [words.before, words.after, words.difference] {
      page.add("th", head, attributes: "scope=\"col\" class=\"number\"")
    }
    page.add("</tr></thead><tbody>")
    for figure in figures {
      let unit = figure.name.unit
      page.add("<tr>" + change(of: figure))
      page.add("<th scope=\"row\">\(PlainText.escaped(words.title(of: figure.name)))")
      page.add("<small>\(figure.name.rawValue)</small></th>")
      for side in [figure.before, figure.after] {
        page.add(
          "td", side.map { words.number($0.value, in: unit) } ?? "–", attributes: "class=\"number\""
        )
      }
      var change = "–"
      if let before = figure.before, let after = figure.after {
        change =
          (after.value > before.value ? "+" : "")
          + words.number(after.value - before.value, in: unit)
      }
      page.add("td", change, attributes: "class=\"number\"")
      page.add("</tr>")
    }
    page.add("</tbody></table></div>")
    return page.text
  }

  /// Returns a cell that states whether a figure is better or worse, and why.
  private func change(of figure: FigureComparison) -> String {
    let name =
      switch figure.change {
      case .better: "pass"
      case .worse: "fail"
      case .same, .different, .missing: "open"
      }
    let spread = figure.before != nil && figure.after != nil ? words.spread(figure) : ""
    return "<td class=\"verdict \(name)\">" + PlainText.escaped(words.change(figure.change))
      + (spread.isEmpty ? "" : HTMLText.element("small", spread)) + "</td>"
  }
}
