import Foundation
import SyntheticTouch
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport

@MainActor @Suite("Reports of touch screens", .serialized) struct ReportTests {
  nonisolated static let hasPoppler = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/pdftotext")

  /// Returns the text of a PDF document, as `pdftotext` extracts it.
  private func words(of pdf: [UInt8]) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "report-\(UUID().uuidString).pdf")
    try Data(pdf).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
    process.arguments = ["-layout", url.path, "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the names of elements without an end tag, and of end tags without an element.
  private func unbalanced(_ html: String) -> [String] {
    var open: [String] = []
    var wrong: [String] = []
    for match in html.matches(of: /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:[^<>"]|"[^"]*")*)>/) {
      let name = String(match.2).lowercased()
      if match.3.hasSuffix("/") || name == "meta" { continue }
      if match.1.isEmpty {
        open.append(name)
      } else if open.last == name {
        open.removeLast()
      } else {
        wrong.append(name)
      }
    }
    return wrong + open
  }

  @Test(
    "The page names a fault: its verdict, its limit and where",
    arguments: PlantedFault.allCases.filter { $0 != .sound })
  func faults(fault: PlantedFault) throws {
    let (recording, _) = ReportSamples.analysis(fault: fault)
    let html = try ReportSamples.report(recording).html()
    // The limit counts all cells, not the cells of one hole.
    let name = try #require(fault.figure) == .coverageHole ? .coverageCells : fault.figure
    #expect(html.contains("<strong>Fail</strong>"))
    let row = try #require(html.firstRange(of: "<tr id=\"figure-\(name?.rawValue ?? "")\">"))
    let end = try #require(html[row.upperBound...].firstRange(of: "</tr>"))
    let text = html[row.upperBound..<end.lowerBound]
    #expect(
      text.contains("class=\"verdict fail\"") && text.contains("</span> fail</td>"), "\(text)")
    #expect(text.contains("≤\u{A0}") || text.contains("≥\u{A0}"), "\(text)")
    #expect(unbalanced(html) == [])
  }

  @Test("Failures come first: in the list of groups, in the table and in each group")
  func failuresFirst() throws {
    let (recording, _) = ReportSamples.analysis(fault: .merging)
    let html = try ReportSamples.report(recording, profile: "windows-hlk").html()
    let order = ["fail", "pass", "open"]
    func isSorted(_ part: Substring) -> Bool {
      let ranks = part.matches(of: /class="(?:verdict )?(fail|pass|open)"/).compactMap {
        order.firstIndex(of: String($0.1))
      }
      return ranks == ranks.sorted()
    }
    let list = try #require(html.firstRange(of: "<ul class=\"overview\">"))
    let listEnd = try #require(html[list.upperBound...].firstRange(of: "</ul>"))
    let groups = html[list.upperBound..<listEnd.lowerBound]
    #expect(groups.contains("\"fail\"") && groups.contains("\"pass\"") && isSorted(groups))
    for table in html.split(separator: "<table class=\"figures\">").dropFirst() {
      #expect(isSorted(table.split(separator: "</table>")[0]))
    }
  }

  @Test("The list of faults keeps numbers and units together, and verdicts the counts and nouns")
  func wholeUnits() throws {
    var drawn = DrawnRecording()
    for piece in 0..<6 {
      drawn.down(0, 30 + Double(piece), 50)
      drawn.slide(0, from: 30 + Double(piece), 50, by: 0.1, 10)
      drawn.up(0)
      drawn.wait(30)
    }
    for language in ReportLanguage.allCases {
      let html = try ReportSamples.report(drawn.recording, language: language).html()
      #expect(html.contains("100\u{A0}ms"))
      #expect(!html.contains(/\d (passed|failed|bestanden|nicht bestanden)/))
    }
  }

  @Test("Each picture with text has a form for a phone, in which the text is not smaller")
  func narrowDiagrams() throws {
    let html = try ReportSamples.report(ReportSamples.everything()).html()
    for figure in html.split(separator: "<figure ").dropFirst() {
      let widths = figure.matches(of: /<svg[^>]* viewBox="0 0 (\d+)/).compactMap { Int($0.1) }
      #expect((widths.min() ?? 0) <= 350, "\(figure.prefix(40))")
    }
  }

  @Test("The number of measurements is given once in a remark")
  func countedOnce() throws {
    let report = try ReportSamples.report(ReportSamples.everything())
    for row in report.html().split(separator: "</tr>") where row.contains("intervals judged") {
      #expect(!row.contains(/from \d+ value/), "\(row)")
    }
  }

  @Test("The page needs nothing else: no script, no address to load from, one name for each part")
  func selfContained() throws {
    let html = try ReportSamples.report(ReportSamples.everything()).html()
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for word in ["<script", " src=", "url(", "@import", "<link"] { #expect(!html.contains(word)) }
    let addresses = html.matches(of: /https?:\/\/[^"'<\s]*/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    for match in html.matches(of: /href="([^"]*)"/) { #expect(match.1.hasPrefix("#")) }
    let names = html.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    for match in html.matches(of: /(?:aria-labelledby|href)="#?([^"]*)"/) {
      for name in match.1.split(separator: " ") { #expect(names.contains(String(name))) }
    }
    #expect(html.contains("prefers-color-scheme:dark") && html.contains("@media print"))
    // The text of diagrams is text in the page too.
    #expect(html.contains(">took a finger</text>"))
    #expect(unbalanced(html) == [])
  }

  @Test("A report in German is German throughout, with a decimal comma")
  func german() throws {
    let recording = ReportSamples.everything(fault: .merging)
    let html = try ReportSamples.report(recording, language: .german).html()
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    #expect(html.contains("<strong>Nicht bestanden</strong>"))
    #expect(html.contains("sie verschmolzen") && html.contains("Fingertrennung"))
    for name in FigureName.allCases where name.title != ReportStrings(.german).title(of: name) {
      #expect(!html.lowercased().contains(">" + name.title.lowercased()), "\(name.title)")
    }
    let english = try ReportSamples.report(recording).html()
    func texts(_ html: String) -> Set<String> {
      Set(
        html.matches(of: />([^<>]{6,})</).map {
          String($0.1).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        .filter { $0.contains(/[a-z]{3}/) })
    }
    // Sources, the names of figures and the names of machines are the same in both languages. Whole sentences
    // differ.
    let same = texts(html).intersection(texts(english)).filter { text in
      text.contains(" ") && !text.contains(/[:,.()]/) && !text.contains("Synthetic")
    }
    #expect(same.isEmpty, "\(same)")
    #expect(html.contains(/\d,\d+\u{A0}mm/) && !html.contains(/\d\.\d+\u{A0}mm/))
  }

  @Test(
    "The paper's words can be found: verdicts, limits, sources, pages", .enabled(if: hasPoppler))
  func documentText() throws {
    let recording = ReportSamples.everything(fault: .deadStripe)
    let report = try ReportSamples.report(recording, profile: "windows-hlk")
    let text = try words(of: report.pdf())
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in [
      "Touch screen report", "Synthetic screen 1", "Fail", "coverage.cells", "took none",
      "Touch.Resolution", "What this report can't say", "2026-11-23", "DSI-1",
    ] { #expect(flat.contains(word), "\(word)") }
    let pages = text.split(separator: "\u{C}").filter { !$0.allSatisfy(\.isWhitespace) }
    for (index, page) in pages.enumerated() {
      #expect(page.contains("Page \(index + 1) of \(pages.count)"))
    }
    #expect(pages.count > 5)
  }

  @Test("Names from elsewhere are text, whatever is in them", .enabled(if: hasPoppler))
  func hostileNames() throws {
    let nasty =
      "<script>alert(1)</script>\u{7}\u{202E}gnp\"'&]]>-->\u{0}"
      + String(repeating: "W", count: 5_000)
    var lines: [RecordedLine] = [
      .fact(
        Fact(
          at: 1, .machine(Machine(model: nasty, kernel: nasty, compositor: nasty, program: nasty)))),
      .fact(Fact(at: 1, .global(interface: nasty, version: 3))),
      .fact(Fact(at: 1, .output(Output(number: 1, name: nasty, model: nasty)))),
      .fact(Fact(at: 1, .window(WindowState(number: 1, width: 800, height: 400, output: 1)))),
    ]
    for part in [nasty, "side"] {
      lines.append(.step(TestStep(at: 2, .begin(TestPlan(.rotation, part: part)))))
      lines.append(.step(TestStep(at: 3, .end(.done))))
    }
    let recording = RecordingReader.read(
      Samples.bytes(of: lines) + Array("{\"e\":\"<b>\u{202E}x\",\"at\":1}\n".utf8))
    for language in ReportLanguage.allCases {
      let report = try ReportSamples.report(recording, language: language, file: nasty)
      let html = report.html()
      #expect(!html.contains("<script") && !html.contains("<b>"))
      #expect(html.contains("&lt;script&gt;") && html.contains("\u{FFFD}gnp&quot;"))
      #expect(!html.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
      #expect(unbalanced(html) == [])
      #expect(html.utf8.count < 60_000)
      #expect(try words(of: report.pdf()).contains("<script>alert(1)</script>"))
    }
  }

  @Test("An empty recording has a report, which says so")
  func empty() throws {
    let report = try ReportSamples.report(Recording(), profile: nil)
    #expect(report.html().contains("Nothing was measured."))
    #expect(!report.pdf().isEmpty)
  }

  @Test("A recording that is cut off anywhere, or senseless, still has a report")
  func cutOff() throws {
    let bytes = Samples.bytes(of: Samples.everyLine)
    for end in stride(from: 0, through: bytes.count, by: 61) + [bytes.count] {
      let recording = RecordingReader.read(Array(bytes[..<end]))
      let report = try ReportSamples.report(recording, profile: end % 2 == 0 ? "strict" : nil)
      let html = report.html()
      #expect(unbalanced(html) == [], "\(end)")
      for problem in recording.problems { #expect(html.contains("line \(problem.line): ")) }
      if end % 8 == 0 { #expect(!report.pdf().isEmpty) }
    }
  }

  @Test("Places and screens as large as numbers go stop nothing")
  func extremes() throws {
    let session = SyntheticSession.full(on: SyntheticScreen(seed: 3, fault: .sound))
    for (millimetres, pixels) in [(8e6, Int32(1)), (1.0, .max)] {
      var recording = session.recording
      recording.touches = recording.touches.enumerated().compactMap { index, event in
        guard index % 9 == 0 || event.kind == .up || event.kind == .down else { return nil }
        var event = event
        if index % 18 == 0 { (event.x, event.y) = (event.x * 1e5, event.y * -1e5) }
        return event
      }
      recording.facts.append(
        Fact(
          at: 0,
          .output(
            Output(
              number: 1, widthMillimetres: millimetres, heightMillimetres: millimetres,
              widthPixels: pixels, heightPixels: pixels))))
      let report = try ReportSamples.report(recording)
      #expect(unbalanced(report.html()) == [])
      #expect(!report.pdf().isEmpty)
    }
  }
}
