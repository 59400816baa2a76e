internal import ResponderGeometry
internal import TouchAnalysis
internal import TouchJudgement

extension Report {
  /// The width of figures on a page, in points. A narrower window scales them down.
  private static let diagramWidth = 720.0
  /// The width of the figures that replace them on a phone, where the text of the wide ones would be too
  /// small.
  private static let narrowWidth = 350.0

  /// Returns the report as one self-contained page, without scripts, network access and fonts.
  package func html() -> String {
    let content = content
    var page = HTMLText()
    for piece in pieces(of: content) { piece(&page) }
    return self.page(page.text)
  }

  /// Returns the report as one page, drawn one figure at a time. After each figure, `pause` is called with
  /// the share that is done, so that other tasks can run.
  package func html(
    pause: @MainActor (_ share: Double) async throws -> Void
  ) async rethrows -> String {
    let pieces = pieces(of: content)
    var page = HTMLText()
    for (index, piece) in pieces.enumerated() {
      piece(&page)
      try await pause(Double(index + 1) / Double(pieces.count))
    }
    return self.page(page.text)
  }

  private func page(_ body: String) -> String {
    HTMLText.page(
      title: "\(subject) – \(words.reportTitle)", language: words.language, body: body)
  }

  /// A part of the page that is added in one step.
  private typealias Piece = (inout HTMLText) -> Void

  private func pieces(of content: ReportContent) -> [Piece] {
    [{ addHead(content, to: &$0) }] + content.sections.flatMap { pieces(of: $0) }
      + [{ addEnd(content, to: &$0) }]
  }

  private func addHead(_ content: ReportContent, to page: inout HTMLText) {
    page.add("<header>")
    page.add("p", words.reportTitle, attributes: "class=\"kicker\"")
    page.add("<h1>\(HTMLText.foreign(subject))</h1>")
    page.add(outcome)
    page.add("</header>")
    page.add("<section aria-labelledby=\"setting\">")
    page.add("h2", words.setting, attributes: "id=\"setting\"")
    page.add("<table class=\"facts\"><tbody>")
    for fact in content.facts {
      page.add(
        "<tr>\(HTMLText.element("th", fact.label, attributes: "scope=\"row\""))"
          + "<td><bdi>\(PlainText.escaped(fact.value))</bdi></td></tr>")
    }
    page.add("</tbody></table></section>")
    guard !content.rows.isEmpty else { return }
    addOverview(content, to: &page)
    page.add("<section aria-labelledby=\"verdicts\">")
    page.add("h2", words.verdicts, attributes: "id=\"verdicts\"")
    page.add(Self.table(content.rows, words, links: Set(content.sections.map(\.group.rawValue))))
    page.add("</section>")
  }

  /// Adds the list of groups of figures, each with its worst verdict.
  private func addOverview(_ content: ReportContent, to page: inout HTMLText) {
    let judged = content.judgedSections
    guard !judged.isEmpty else { return }
    page.add("<section aria-labelledby=\"overview\">")
    page.add("h2", words.overview, attributes: "id=\"overview\"")
    page.add("<ul class=\"overview\">")
    for section in judged {
      guard let outcome = section.outcome else { continue }
      let sign = VerdictSign(outcome)
      page.add(
        "<li><a href=\"#\(section.group.rawValue)\">"
          + PlainText.escaped(words.name(of: section.group)) + "</a> "
          + "<span class=\"\(sign.name)\"><span aria-hidden=\"true\">\(sign.sign)</span> "
          + PlainText.escaped(words.word(for: outcome)) + "</span></li>")
    }
    page.add("</ul></section>")
  }

  private func addEnd(_ content: ReportContent, to page: inout HTMLText) {
    if content.sections.isEmpty { page.add("p", words.nothing) }
    page.add("<section aria-labelledby=\"blind\">")
    page.add("h2", words.blindSpots, attributes: "id=\"blind\"")
    page.add("<ul>")
    for spot in content.blindSpots { page.add("li", spot) }
    page.add("</ul></section>")
    guard !content.brokenLines.isEmpty else { return }
    page.add("<section aria-labelledby=\"broken\">")
    page.add("h2", words.brokenLines, attributes: "id=\"broken\"")
    page.add("p", words.broken(analysis.problemCount))
    page.add("<ul>")
    for line in content.brokenLines { page.add("<li><bdi>\(PlainText.escaped(line))</bdi></li>") }
    page.add("</ul></section>")
  }

  // MARK: Parts

  private var outcome: String {
    guard let judgement else { return HTMLText.element("p", words.noProfile) }
    let (sign, name) =
      switch judgement.outcome {
      case .pass: ("✓", "pass")
      case .fail: ("✗", "fail")
      case .incomplete: ("–", "open")
      }
    return "<div class=\"outcome \(name)\">"
      + "<span class=\"sign\" aria-hidden=\"true\">\(sign)</span><div>"
      + HTMLText.element("strong", words.word(for: judgement.outcome))
      + HTMLText.element("p", words.sentence(for: judgement.outcome) + " " + counts)
      + "</div></div>"
  }

  /// The numbers of verdicts of each outcome.
  var counts: String {
    let outcomes = (judgement?.verdicts ?? []).map(\.outcome)
    let pass = outcomes.count { $0 == .pass }
    let fail = outcomes.count { $0 == .fail }
    return words.counts(pass: pass, fail: fail, notTested: outcomes.count - pass - fail) + "."
  }

  /// Returns the parts of a test: its heading with the table, then each figure.
  private func pieces(of section: ReportContent.Section) -> [Piece] {
    let head: Piece = { page in
      let name = section.group.rawValue
      page.add("<section aria-labelledby=\"\(name)\">")
      page.add("h2", words.name(of: section.group), attributes: "id=\"\(name)\"")
      page.add("p", words.question(of: section.group))
      if !section.note.isEmpty { page.add("p", section.note, attributes: "class=\"note\"") }
      for sentence in section.findings { page.add("p", sentence) }
      for setting in section.settings {
        page.add("<pre><code>\(PlainText.escaped(setting))</code></pre>")
      }
      if !section.rows.isEmpty { page.add(Self.table(section.rows, words, links: [])) }
    }
    let diagrams = section.diagrams.map { kind -> Piece in
      { page in
        let size = maker.size(
          of: kind, width: maker.width(of: kind, room: Self.diagramWidth))
        guard let diagram = maker.diagram(kind, size: size) else { return }
        var narrow: Diagram?
        if size.width > Self.narrowWidth {
          narrow = maker.diagram(kind, size: maker.size(of: kind, width: Self.narrowWidth))
        }
        page.add(Self.figure(diagram, narrow: narrow, prefix: "p", caption: diagram.title))
      }
    }
    return [head] + diagrams + [{ $0.add("</section>") }]
  }

  static func figure(
    _ diagram: Diagram, narrow: Diagram? = nil, prefix: String, caption: String
  ) -> String {
    "<figure class=\"\(diagram.kind)\">" + HTMLText.element("figcaption", caption)
      + diagram.svg(prefix: prefix, style: narrow == nil ? "" : "wide")
      + (narrow?.svg(prefix: prefix + "n", style: "narrow") ?? "") + "</figure>"
  }

  /// Returns a table of figures with their limits and verdicts, one in each row.
  private static func table(
    _ rows: [ReportContent.Row], _ words: ReportStrings, links: Set<String>
  ) -> String {
    let isJudged = rows.contains { $0.outcome != nil }
    var page = HTMLText()
    page.add("<div class=\"wide\"><table class=\"figures\"><thead><tr>")
    if isJudged { page.add("th", words.verdict, attributes: "scope=\"col\"") }
    page.add("th", words.figure, attributes: "scope=\"col\"")
    page.add("th", words.measured, attributes: "scope=\"col\" class=\"number\"")
    if isJudged { page.add("th", words.limitHead, attributes: "scope=\"col\" class=\"number\"") }
    page.add("th", words.remarkHead, attributes: "scope=\"col\"")
    page.add("</tr></thead><tbody>")
    for row in rows {
      page.add("<tr id=\"\(links.isEmpty ? "figure" : "verdict")-\(row.name.rawValue)\">")
      if isJudged { page.add(verdict(row.outcome, words)) }
      var title = PlainText.escaped(row.title)
      if links.contains(row.name.group.rawValue) {
        title = "<a href=\"#\(row.name.group.rawValue)\">\(title)</a>"
      }
      page.add("<th scope=\"row\">\(title)<small>\(row.name.rawValue)</small></th>")
      page.add("td", row.value, attributes: "class=\"number measured\"")
      if isJudged { page.add("td", row.limit, attributes: "class=\"number bound\"") }
      let source =
        row.source.isEmpty || !links.isEmpty
        ? "" : HTMLText.element("small", words.sourceHead + ": " + row.source)
      page.add("<td class=\"remark\">\(PlainText.escaped(row.remark))\(source)</td>")
      page.add("</tr>")
    }
    page.add("</tbody></table></div>")
    return page.text
  }

  private static func verdict(_ outcome: Verdict.Outcome?, _ words: ReportStrings) -> String {
    guard let outcome else { return "<td></td>" }
    let sign = VerdictSign(outcome)
    return "<td class=\"verdict \(sign.name)\"><span aria-hidden=\"true\">\(sign.sign)</span> "
      + PlainText.escaped(words.word(for: outcome)) + "</td>"
  }
}

/// The symbol of a verdict, which is shown beside its name, and its tone.
struct VerdictSign {
  /// The names in the order in which verdicts are listed.
  private static let order = ["fail", "pass", "open"]

  /// Returns elements in the order of their outcomes: failed ones, passed ones, then tests that were not
  /// done.
  static func ordered<T>(_ elements: [T], by outcome: (T) -> Verdict.Outcome) -> [T] {
    order.flatMap { name in elements.filter { VerdictSign(outcome($0)).name == name } }
  }

  let sign: String
  /// The class of the elements.
  let name: String
  let tone: Tone

  init(_ outcome: Verdict.Outcome) {
    switch outcome {
    case .pass: (sign, name, tone) = ("✓", "pass", .good)
    case .fail: (sign, name, tone) = ("✗", "fail", .bad)
    case .notTested: (sign, name, tone) = ("–", "open", .doubt)
    }
  }
}
