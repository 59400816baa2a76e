internal import ResponderGeometry
internal import TouchAnalysis
internal import TouchJudgement
internal import WindowResponder

extension Report {
  /// Returns the report as the bytes of a PDF document, or an empty array if there is not enough memory.
  package func pdf() -> [UInt8] {
    let content = content
    let document = DocumentPages()
    for piece in pieces(of: content) { piece(document) }
    let pages = pages(of: document, content)
    return renderer.pdfData { context in for page in pages { page(context) } }
  }

  /// Returns the report as a PDF document, drawn one part or page at a time. After each, `pause` is called
  /// with the share that is done, so that other tasks can run.
  package func pdf(
    pause: @MainActor (_ share: Double) async throws -> Void
  ) async rethrows -> [UInt8] {
    let content = content
    let document = DocumentPages()
    let pieces = pieces(of: content)
    for (index, piece) in pieces.enumerated() {
      piece(document)
      try await pause(Double(index + 1) / Double(pieces.count) / 2)
    }
    let pages = pages(of: document, content)
    var drawn = 0
    return try await renderer.pdfData(pages: pages) {
      drawn += 1
      try await pause(0.5 + Double(drawn) / Double(pages.count) / 2)
    }
  }

  private var renderer: PDFRenderer {
    let format = PDFRendererFormat(
      title: "\(subject) – \(words.reportTitle)", subject: words.reportTitle, creator: "TouchLab")
    return PDFRenderer(bounds: Rect(origin: .zero, size: DocumentPages.page), format: format)
  }

  /// Returns all parts in the order of their layout.
  private func pieces(of content: ReportContent) -> [(DocumentPages) -> Void] {
    var pieces: [(DocumentPages) -> Void] = [{ addTitle(content, to: $0) }]
    if !content.rows.isEmpty {
      pieces.append { document in
        document.breakPage()
        document.add(words.verdicts, size: 18, weight: .semibold, keeping: 60)
        document.addSpace(8)
        Self.add(content.rows, words, showsSource: false, to: document)
      }
    }
    for section in content.sections {
      pieces.append { addHead(of: section, to: $0) }
      for row in rows(of: section.diagrams) { pieces.append { add(row, to: $0) } }
    }
    return pieces + [{ addEnd(content, to: $0) }]
  }

  private func pages(
    of document: DocumentPages, _ content: ReportContent
  ) -> [@MainActor (PDFRendererContext) -> Void] {
    document.pages(
      header: (subject + screenName(content), heading.date), number: { words.page($0, of: $1) })
  }

  /// Returns the name of the screen that follows that of the machine.
  private func screenName(_ content: ReportContent) -> String {
    guard let name = content.output.map({ PlainText.clean($0.name) }), !name.isEmpty,
      name != subject
    else { return "" }
    return " · " + name
  }

  // MARK: Parts

  private func addTitle(_ content: ReportContent, to document: DocumentPages) {
    document.add(words.reportTitle, size: 13, weight: .semibold, tone: .quiet)
    document.add(height: 6) { _, _ in }
    document.add(subject, size: 27, weight: .semibold)
    document.add(height: 18) { _, _ in }
    addOutcome(to: document)
    document.addSpace(20)
    document.add(words.setting, size: 14, weight: .semibold, keeping: 40)
    document.addSpace(4)
    let table = PageTable(
      columns: [.init(title: "", share: 0.24), .init(title: "", share: 0.76)], size: 9.5)
    table.add(
      content.facts.map { [.init(text: $0.label, tone: .quiet), .init(text: $0.value)] },
      to: document)
    if content.sections.isEmpty {
      document.add(words.nothing, size: 10)
    } else if judgement != nil {
      addOverview(content, to: document)
    }
  }

  /// Adds the list of tests, each with its worst verdict.
  private func addOverview(_ content: ReportContent, to document: DocumentPages) {
    let judged = content.judgedSections
    guard !judged.isEmpty else { return }
    document.addSpace(14)
    document.add(words.overview, size: 14, weight: .semibold, keeping: 40)
    document.addSpace(4)
    let columns = (0..<4).map {
      PageTable.Column(title: "", share: $0 % 2 == 0 ? 0.24 : 0.26)
    }
    let cells = judged.map { section -> [PageTable.Cell] in
      guard let outcome = section.outcome else { return [] }
      let sign = VerdictSign(outcome)
      return [
        .init(text: words.name(of: section.group)),
        .init(text: "\(sign.sign) \(words.word(for: outcome))", tone: sign.tone, isBold: true),
      ]
    }
    let half = (cells.count + 1) / 2
    let rows = (0..<half).map { index in
      cells[index] + (index + half < cells.count ? cells[index + half] : [])
    }
    PageTable(columns: columns, size: 9.5).add(rows, to: document)
  }

  private func addOutcome(to document: DocumentPages) {
    guard let judgement else {
      document.add(words.noProfile, size: 12)
      return
    }
    let sign =
      switch judgement.outcome {
      case .pass: VerdictSign(.pass)
      case .fail: VerdictSign(.fail)
      case .incomplete: VerdictSign(.notTested(.notDone))
      }
    let inner = DocumentPages.width - 84
    let word = DocumentPages.layout(
      words.word(for: judgement.outcome), size: 22, weight: .semibold, width: inner)
    let sentence = DocumentPages.layout(
      words.sentence(for: judgement.outcome) + "\n" + counts, size: 10.5, width: inner)
    let mark = TextLayout(sign.sign, font: .systemFont(ofSize: 34, weight: .semibold))
    let height = word.size.height + sentence.size.height + 32
    document.add(height: height) { context, place in
      let box = Rect(x: place.x, y: place.y, width: DocumentPages.width, height: height)
      context.strokeRoundedRect(box, cornerRadius: 10, color: sign.tone.color, width: 2.5)
      context.draw(
        mark, at: Point(x: place.x + 20, y: place.y + (height - mark.size.height) / 2),
        color: sign.tone.color)
      context.draw(word, at: Point(x: place.x + 68, y: place.y + 14), color: sign.tone.color)
      context.draw(
        sentence, at: Point(x: place.x + 68, y: place.y + 18 + word.size.height),
        color: Tone.ink.color)
    }
  }

  private func addHead(of section: ReportContent.Section, to document: DocumentPages) {
    // A heading at the bottom of a page would be separated from its content.
    let first = section.diagrams.first.map { diagramSize($0).height } ?? 0
    let start = min(first + 110, 220)
    if !document.fits(start) { document.breakPage() }
    document.addSpace(26)
    document.add(words.name(of: section.group), size: 18, weight: .semibold, keeping: start)
    document.addSpace(2)
    document.add(words.question(of: section.group), size: 10)
    if !section.note.isEmpty { document.add(section.note, size: 9, tone: .quiet) }
    document.addSpace(6)
    for sentence in section.findings { document.add(sentence, size: 9.5) }
    for setting in section.settings { document.add(setting, size: 8.5, indent: 10) }
    if !section.findings.isEmpty { document.addSpace(4) }
    Self.add(section.rows, words, showsSource: true, to: document)
  }

  /// Returns the rows of figures. Two figures that are narrow enough are side by side.
  private func rows(of diagrams: [DiagramKind]) -> [[DiagramKind]] {
    var rows: [[DiagramKind]] = []
    var rest = diagrams[...]
    while let kind = rest.popFirst() {
      var row = [kind]
      if let next = rest.first,
        diagramSize(kind).width + diagramSize(next).width + Self.gap <= DocumentPages.width
      {
        row.append(rest.removeFirst())
      }
      rows.append(row)
    }
    return rows
  }

  /// The distance between two figures side by side, in points.
  private static let gap = 19.0

  /// Adds figures side by side, each below its title.
  private func add(_ kinds: [DiagramKind], to document: DocumentPages) {
    let diagrams = kinds.compactMap {
      maker.diagram($0, size: diagramSize($0), textSize: 8.5)
    }
    guard !diagrams.isEmpty else { return }
    let captions = diagrams.map {
      DocumentPages.layout($0.title, size: 9.5, weight: .semibold, width: $0.size.width)
    }
    let top = (captions.map(\.size.height).max() ?? 0) + 6
    let height = diagrams.map(\.size.height).max() ?? 0
    document.addSpace(8)
    document.add(height: top + height + 10) { context, place in
      var x = place.x
      for (diagram, caption) in zip(diagrams, captions) {
        context.draw(caption, at: Point(x: x, y: place.y), color: Tone.ink.color)
        diagram.draw(in: context, at: Point(x: x, y: place.y + top))
        x += diagram.size.width + Self.gap
      }
    }
  }

  /// Returns the size of a figure: as wide as its content requires, and at most three fifths of the page's
  /// height.
  private func diagramSize(_ kind: DiagramKind) -> Size {
    var width =
      switch kind {
      case .accuracyMap, .straightnessMap: 276.0
      case .accuracyCloud, .straightnessStroke: 200.0
      case .touchMap, .coverage, .ghost, .palm, .swipe, .rotation, .fingers: 380.0
      case .rateIntervals, .rateTime, .penPressure, .penCurve: 238.0
      case .jitterRest, .shape, .penTilt: 238.0
      case .separation, .latency: DocumentPages.width
      case .screens, .ink: 300.0
      }
    var size = maker.size(of: kind, width: width)
    if size.height > DocumentPages.height * 0.6 {
      width *= DocumentPages.height * 0.6 / size.height
      size = maker.size(of: kind, width: width)
    }
    return Size(width: width, height: min(size.height, DocumentPages.height * 0.8))
  }

  private func addEnd(_ content: ReportContent, to document: DocumentPages) {
    document.addSpace(26)
    document.add(words.blindSpots, size: 18, weight: .semibold, keeping: 60)
    document.addSpace(4)
    for spot in content.blindSpots {
      document.add(spot, size: 10)
      document.addSpace(5)
    }
    guard !content.brokenLines.isEmpty else { return }
    document.addSpace(20)
    document.add(words.brokenLines, size: 18, weight: .semibold, keeping: 60)
    document.addSpace(4)
    document.add(words.broken(analysis.problemCount), size: 10)
    for line in content.brokenLines { document.add(line, size: 9, tone: .quiet, indent: 10) }
  }

  /// Adds a table of figures with their verdicts.
  private static func add(
    _ rows: [ReportContent.Row], _ words: ReportStrings, showsSource: Bool,
    to document: DocumentPages
  ) {
    guard !rows.isEmpty else { return }
    let isJudged = rows.contains { $0.outcome != nil }
    let judged: [PageTable.Column] = [
      .init(title: words.verdict, share: words.language == .german ? 0.19 : 0.14),
      .init(title: words.figure, share: words.language == .german ? 0.25 : 0.28),
      // As wide as the longest number with its unit.
      .init(title: words.measured, share: 0.14, isNumber: true),
      .init(title: words.limitHead, share: 0.13, isNumber: true),
      .init(title: words.remarkHead, share: words.language == .german ? 0.29 : 0.31),
    ]
    let plain: [PageTable.Column] = [
      .init(title: words.figure, share: 0.48),
      .init(title: words.measured, share: 0.16, isNumber: true),
      .init(title: words.remarkHead, share: 0.36),
    ]
    let cells = rows.map { row -> [PageTable.Cell] in
      let title = PageTable.Cell(text: row.title, small: row.name.rawValue)
      let remark = PageTable.Cell(text: row.remark, small: showsSource ? row.source : "")
      guard isJudged else { return [title, .init(text: row.value), remark] }
      var verdict = PageTable.Cell(text: "")
      if let outcome = row.outcome {
        let sign = VerdictSign(outcome)
        verdict = .init(
          text: "\(sign.sign) \(words.word(for: outcome))", tone: sign.tone, isBold: true)
      }
      return [verdict, title, .init(text: row.value), .init(text: row.limit), remark]
    }
    PageTable(columns: isJudged ? judged : plain).add(cells, to: document)
  }
}
