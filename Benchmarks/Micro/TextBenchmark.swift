import ResponderTestKit
import ResponderText
import Widgets
import WindowResponder

/// A benchmark that opens, edits, searches and redraws a text of five megabytes in a text view.
@MainActor
enum TextBenchmark {
  private static let megabytes = 5

  static func figures() -> [MicroFigure] {
    // Only one stage exists at a time.
    let first = textFigures()
    return first + [longLineFigure()]
  }

  private static func textFigures() -> [MicroFigure] {
    let text = makeText(bytes: megabytes * 1_000_000)
    let stage = Stage(size: Size(width: 800, height: 600))
    let view = TextView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    // The window's pixels, the fonts and the code are not memory of the text.
    view.text = "Fonts are looked up first."
    stage.render()
    let before = ResizeBenchmark.residentBytes
    let opening = Stopwatch.seconds {
      view.text = text
      stage.render()
    }
    let memory = Double(ResizeBenchmark.residentBytes - before) / Double(text.utf8.count)
    view.becomeFirstResponder()
    view.selectedRange = TextRange(at: TextPosition(utf8Offset: text.utf8.count / 2))
    view.scrollRangeToVisible(view.selectedRange)
    stage.render()
    let typing = typingTime(stage, view)
    let layouts = view.editor.layoutCount
    for _ in 0..<10 {
      view.setNeedsDisplay()
      stage.render()
    }
    let repeated = view.editor.layoutCount - layouts
    let find = findTime(view)
    return [
      MicroFigure(
        name: "opening a text of 5 MB", value: opening * 1000, unit: "ms", limit: 150),
      MicroFigure(
        name: "a text of 5 MB: memory", value: memory, unit: "× the text", limit: 2.5),
      MicroFigure(
        name: "typing in the middle of 5 MB, a key", value: typing.median * 1000, unit: "ms",
        limit: 2, note: "the slowest: \(Stopwatch.milliseconds(typing.slowest)) ms"),
      MicroFigure(
        name: "ten repaints of a text without a change: layouts", value: Double(repeated), unit: "",
        limit: 0),
      MicroFigure(name: "finding the end of 5 MB", value: find * 1000, unit: "ms", limit: 20),
    ]
  }

  /// Returns the time for a key with layout, drawing and commit.
  private static func typingTime(
    _ stage: Stage, _ view: TextView
  ) -> (median: Double, slowest: Double) {
    var times: [Double] = []
    for letter in String(repeating: "some words ", count: 20) {
      let letters = String(letter)
      times.append(
        Stopwatch.seconds {
          stage.type(letters)
          stage.render()
        })
    }
    times.sort()
    return (times[times.count / 2], times[times.count - 1])
  }

  private static func longLineFigure() -> MicroFigure {
    let stage = Stage(size: Size(width: 800, height: 600))
    let view = TextView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let text = String(repeating: "words without an end to them ", count: 5_000_000 / 29)
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = TextRange(at: TextPosition(utf8Offset: text.utf8.count / 2))
    view.scrollRangeToVisible(view.selectedRange)
    stage.render()
    let line = typingTime(stage, view)
    return MicroFigure(
      name: "typing in a single line of 5 MB, a key", value: line.median * 1000, unit: "ms",
      limit: 2, note: "the slowest: \(Stopwatch.milliseconds(line.slowest)) ms")
  }

  private static func findTime(_ view: TextView) -> Double {
    let document = view.editor.document
    return Stopwatch.median(runs: 5) {
      let found = document.find("the very end", options: .caseInsensitive, from: 0, backward: false)
      precondition(found != nil, "the end was not found")
    }
  }

  /// Returns prose in paragraphs of one to several lines.
  static func makeText(bytes: Int) -> String {
    let sentence = "It was a bright cold day in spring, and all clocks were striking eleven. "
    var text = ""
    text.reserveCapacity(bytes + 1000)
    var number = 0
    while text.utf8.count < bytes {
      for _ in 0...number % 4 { text += sentence }
      text += "\n"
      number += 1
    }
    return text + "the very end"
  }
}
