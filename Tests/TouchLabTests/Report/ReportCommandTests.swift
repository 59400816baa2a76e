import Foundation
import Testing

@testable import TouchLab

@MainActor @Suite("TouchLab report", .serialized) struct ReportCommandTests {
  /// Creates a folder with a recording, calls `body` with its path, and removes it.
  private func with(fault: String = "ghost", body: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touch-lab-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(run("synthesize", "--fault", fault, "-o", "\(folder)/a.jsonl").status == .done)
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("A folder takes a page, a paper and a summary; the status is that of analyse")
  func folder() throws {
    try with { folder in
      let source = "\(folder)/a.jsonl"
      let told = run("report", source, "-o", "\(folder)/out", "--profile", "strict", "--lang", "de")
      #expect(told.status == .failed && told.errors.isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out").sorted()
      #expect(names == ["report.html", "report.json", "report.pdf"])
      #expect(told.output.split(separator: "\n").count == 3)
      #expect(try text("\(folder)/out/report.html").contains("lang=\"de\""))
      #expect(try text("\(folder)/out/report.json").contains("\"outcome\": \"fail\""))
      let pdf = try #require(FileManager.default.contents(atPath: "\(folder)/out/report.pdf"))
      #expect(pdf.starts(with: Data("%PDF-".utf8)))
      // The tool writes one format alone. Without a profile there is no failure.
      let page = run("report", source, "-o", "\(folder)/page.html")
      #expect(page.status == .done && page.output == "\(folder)/page.html\n")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/report.pdf"))
    }
  }

  @Test("What can't be done is told in one line, and leaves nothing behind")
  func errors() throws {
    try with { folder in
      // A short recording is enough, because messages about files do not depend on its length.
      let source = "\(folder)/short.jsonl"
      #expect(
        run("cut", "\(folder)/a.jsonl", "--from", "0", "--to", "2", "-o", source).status == .done)
      try "old".write(toFile: "\(folder)/old.html", atomically: false, encoding: .utf8)
      chmod("\(folder)/old.html", 0o400)
      #expect(run("report", source).status == .usage)
      #expect(run("report", source, "-o", "\(folder)/x.html", "--lang", "fr").status == .usage)
      #expect(run("report", source, "-o", "\(folder)/x.html", "--profile", "none").status == .usage)
      #expect(run("report", "\(folder)/none", "-o", "\(folder)/x.html").status == .file)
      for path in ["/proc/none", "\(folder)/none/x.html", "/proc/none/x.pdf", source] {
        let told = run("report", source, "-o", path)
        #expect(told.status == .file && told.errors.count == 1, "\(path)")
        #expect(told.errors.first?.contains("\n") == false)
      }
      if getuid() != 0 {
        #expect(run("report", source, "-o", "\(folder)/old.html").status == .file)
        #expect(try text("\(folder)/old.html") == "old")
      }
      // A recording with the file extension of a page is not overwritten either.
      try FileManager.default.copyItem(atPath: source, toPath: "\(folder)/b.html")
      #expect(run("report", "\(folder)/b.html", "-o", "\(folder)/b.html").status == .usage)
      #expect(try text("\(folder)/b.html").hasPrefix("{\"e\":\"recording\""))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names == ["a.jsonl", "b.html", "old.html", "short.jsonl"])
    }
  }

  @Test("Two recordings are compared with their pictures side by side")
  func comparison() throws {
    try with(fault: "dead-stripe") { folder in
      let (before, after, page) = ("\(folder)/a.jsonl", "\(folder)/b.jsonl", "\(folder)/c.html")
      #expect(run("cut", before, "--from", "0", "--to", "30", "-o", after).status == .done)
      let told = run("compare", before, after, "-o", page, "--lang", "de")
      // A figure that only one of the recordings has is not worse.
      #expect(told.status == .done && told.output.contains("accuracy.inner"))
      let html = try text(page)
      #expect(html.contains("a.jsonl") && html.contains("b.jsonl") && html.contains("lang=\"de\""))
      #expect(html.contains("id=\"a-coverage-t\"") && html.contains("id=\"b-coverage-t\""))
      #expect(html.contains("class=\"dead "))
      let names = html.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
      #expect(Set(names).count == names.count)
      #expect(run("compare", "\(folder)/a.jsonl", after, "-o", "\(folder)/c.txt").status == .usage)
      #expect(run("compare", "\(folder)/a.jsonl", after, "-o", after).status == .usage)
    }
  }
}
