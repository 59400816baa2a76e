import Foundation
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@testable import ResponderWords
@testable import TouchReport

@Suite("The touch lab's words") struct LabStringsTests {
  /// Returns the folder of the sources of a module.
  private func sources(_ module: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(module)").standardizedFileURL
  }

  /// Returns every text that the sources of a module localize.
  private func texts(_ module: String) throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(at: sources(module), includingPropertiesForKeys: nil))
    var texts: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /localized\(\s*"([^"]+)"/) {
        texts.insert(String(match.output.1).replacing("\\u{A0}", with: "\u{A0}"))
      }
    }
    return texts
  }

  /// Returns the texts of a module's German catalog.
  private func catalogue(_ module: String) throws -> Set<String> {
    let file = sources(module).appending(path: "Words/de.po")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(text.matches(of: /\nmsgid "([^"]+)"/).map { String($0.output.1) })
  }

  @Test("Each text of the window has German words")
  func window() throws {
    let (texts, known) = (try texts("TouchLab"), try catalogue("TouchLab"))
    #expect(texts.count > 100)
    #expect(texts.subtracting(known).sorted() == [])
    #expect(known.subtracting(texts).sorted() == [])
  }

  @Test("Each text of reports has German words, and so has the title of each figure")
  func reports() throws {
    let titles = Set(FigureName.allCases.map(\.title))
    let (texts, known) = (try texts("TouchReport"), try catalogue("TouchReport"))
    #expect(texts.count > 200)
    #expect(texts.union(titles).subtracting(known).sorted() == [])
    #expect(known.subtracting(texts.union(titles)).sorted() == [])
    // The file of the sources is the one in the program.
    let german = ReportLanguage.german.catalogue
    #expect(german.texts.count == known.count)
    for entry in german.texts.values { #expect(!entry.contains("")) }
  }

  @Test("Placeholders of a German string are those of the English one")
  func placeholders() {
    func placeholders(_ text: String) -> Set<Substring> {
      Set(text.matches(of: /%[0-9n]/).map(\.output))
    }
    for (key, texts) in ReportLanguage.german.catalogue.texts {
      let all = placeholders(key.text)
      for text in texts {
        // One thing need not be counted: “One line was passed over”.
        #expect(placeholders(text).subtracting(["%n"]) == all.subtracting(["%n"]), "\(key.text)")
      }
    }
  }

  @Test("A report has the English reasons and remarks of the analysis itself")
  func reasons() {
    let strings = ReportStrings(.english)
    let reasons: [Verdict.Reason] = [
      .notDone, .leftOut, .brokenOff, .nothingMeasured, .sizeUnknown, .byHand, .notReached(nil),
      .notReached(.noCloser), .notReached(.downAtEnd(2)), .movedTooSlowly, .invisible, .otherClock,
    ]
    for reason in reasons { #expect(strings.reason(reason) == reason.sentence) }
    let problems: [LineProblem.Reason] = [
      .notJSON, .tooLong, .cutOff, .unknown("a %1"), .missing("x"), .impossible("y"),
    ]
    for reason in problems {
      let problem = LineProblem(line: 1_234, reason)
      #expect(strings.problem(problem) == problem.description)
    }
  }

  @Test("Numbers of things stand in their plural form and in the format of the report")
  func plurals() {
    let (english, german) = (ReportStrings(.english), ReportStrings(.german))
    #expect([0, 1, 2].map(english.gaps) == ["0 gaps", "1 gap", "2 gaps"])
    #expect([0, 1, 12_345].map(german.gaps) == ["0 Lücken", "1 Lücke", "12345 Lücken"])
    #expect(english.counted(12_345) == "from 12\u{A0}345 values")
    #expect([1, 12_345].map { german.counted($0) } == ["aus 1 Wert", "aus 12\u{A0}345 Werten"])
    #expect(german.broken(1) == "Eine Zeile wurde übergangen:")
    #expect(german.broken(3) == "3 Zeilen wurden übergangen:")
    #expect([english, german].map { $0.number(-1.5) } == ["−1.5", "−1,5"])
    let clock = Remark.clock(drift: -40, error: 2, seconds: 61)
    #expect(
      [english, german].map { $0.remark(clock) } == [
        "the panel's clock is slow, ± 2\u{A0}ppm, over 61\u{A0}s",
        "die Uhr des Panels geht nach, ± 2\u{A0}ppm, über 61\u{A0}s",
      ])
  }
}
