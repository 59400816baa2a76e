import ResponderTestKit
import Testing
import UIKit

@MainActor struct TabStopTests {
  private let font = UIFont.systemFont(ofSize: 16)

  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func width(_ string: String) -> CGFloat {
    string.size(withAttributes: [.font: font]).width
  }

  private func tab(
    _ location: CGFloat, _ alignment: NSTextAlignment = .left,
    _ options: [NSTextTab.OptionKey: Any] = [:]
  ) -> NSTextTab {
    NSTextTab(textAlignment: alignment, location: location, options: options)
  }

  @Test("Text behind a tab character begins, ends or is centered at the tab stop")
  func alignments() {
    let left = text("a\tword") { $0.tabStops = [tab(100)] }
    #expect(abs(left.size().width - 100 - width("word")) <= 1.5)
    let right = text("a\tword") { $0.tabStops = [tab(100, .right)] }
    #expect(abs(right.size().width - 100) <= 1.5)
    let center = text("a\tword") { $0.tabStops = [tab(100, .center)] }
    #expect(abs(center.size().width - 100 - width("word") / 2) <= 1.5)
    let terminators = CharacterSet(charactersIn: ".")
    let decimal = text("a\t12.50") {
      $0.tabStops = [tab(100, .right, [.columnTerminators: terminators])]
    }
    // The center of the decimal point is at the tab stop.
    #expect(abs(decimal.size().width - 100 - width(".50") + width(".") / 2) <= 1.5)
  }

  @Test("Each tab character moves to the next stop, and then by the default interval")
  func several() {
    let style: (NSMutableParagraphStyle) -> Void = {
      $0.tabStops = [self.tab(120), self.tab(40)]
      $0.defaultTabInterval = 50
    }
    #expect(abs(text("\tx", style).size().width - 40 - width("x")) <= 1.5)
    #expect(abs(text("\t\tx", style).size().width - 120 - width("x")) <= 1.5)
    #expect(abs(text("\t\t\tx", style).size().width - 150 - width("x")) <= 1.5)
    #expect(abs(text("\t\t\t\tx", style).size().width - 200 - width("x")) <= 1.5)
    #expect(abs(text("\t\t\t\t\tx", style).size().width - 250 - width("x")) <= 1.5)
    let interval = text("a\tx") { $0.defaultTabInterval = 60 }
    #expect(abs(interval.size().width - 60 - width("x")) <= 1.5)
  }

  @Test("The default interval goes on behind the last stop, wherever that and the text are")
  func intervals() {
    let far: (NSMutableParagraphStyle) -> Void = {
      $0.tabStops = [self.tab(4_020)]
      $0.defaultTabInterval = 50
    }
    #expect(abs(text("\t\tx", far).size().width - 4_050 - width("x")) <= 1.5)
    #expect(abs(text("\t\t\tx", far).size().width - 4_100 - width("x")) <= 1.5)
    #expect(abs(text("\t\t\t\tx", far).size().width - 4_150 - width("x")) <= 1.5)
    let word = "mmmmmmmmmm"
    let place = ((width(word) / 50).rounded(.down) + 1) * 50
    let behind = text(word + "\tx") {
      $0.tabStops = [self.tab(20)]
      $0.defaultTabInterval = 50
    }
    #expect(abs(behind.size().width - place - width("x")) <= 1.5)
  }

  @Test("A distance of less than 1 point is not repeated")
  func leastInterval() {
    let plain = text("a\tb") { _ in }.size().width
    for interval in [0.001, 0.5, -50, .nan] {
      #expect(text("a\tb") { $0.defaultTabInterval = interval }.size().width == plain)
    }
    let close = text("\t\t\t\t\tx") { $0.tabStops = [self.tab(100), self.tab(100.01)] }
    #expect(abs(close.size().width - 103 - width("x")) <= 1.5)
  }

  /// Returns the positions of the carets before the characters of a text in a text view.
  private func carets(_ text: NSAttributedString, width: CGFloat = 240) throws -> [CGRect] {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = text
    let stage = Stage(size: CGSize(width: 300, height: 200))
    stage.window.addSubview(view)
    stage.render()
    return try (0...text.length).map { index in
      let position = try #require(view.position(from: view.beginningOfDocument, offset: index))
      return view.caretRect(for: position)
    }
  }

  @Test("A text view has center and right stops, stops in wrapped lines, and stops from the right")
  func textViews() throws {
    let right = try carets(text("a\tword") { $0.tabStops = [self.tab(100, .right)] })
    #expect(abs(right[6].midX - 100) <= 2)
    let center = try carets(text("a\tword") { $0.tabStops = [self.tab(100, .center)] })
    #expect(abs((center[2].midX + center[6].midX) / 2 - 100) <= 2)
    let wrapped = try carets(
      text("word word word word word\tx") { $0.defaultTabInterval = 50 }, width: 130)
    let place = wrapped[25]
    #expect(place.minY > wrapped[0].minY + 5)
    #expect(abs(place.midX - (place.midX / 50).rounded() * 50) <= 2)
    let mirrored = try carets(
      text("\u{5D0}\t\u{5D1}") {
        $0.baseWritingDirection = .rightToLeft
        $0.defaultTabInterval = 50
      })
    #expect(abs(mirrored[0].midX - mirrored[2].midX - 50) <= 3)
  }

  @Test("A list with hanging indents has its text at the tab stop, in each line")
  func lists() throws {
    let list = text("\u{2022}\tword word word word word") {
      $0.tabStops = [self.tab(24)]
      $0.headIndent = 24
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = list
    let stage = Stage(size: CGSize(width: 200, height: 200))
    stage.window.addSubview(view)
    stage.render()
    func place(_ index: Int) throws -> CGRect {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: index))
      return view.caretRect(for: position)
    }
    let first = try place(2)
    #expect(abs(first.midX - 24) <= 2)
    let starts = try (3..<26).map(place).filter { $0.minY > first.minY + 5 }
    #expect(abs((starts.first?.midX ?? 0) - 24) <= 2)
  }

  @Test("A label draws the columns at the tab stops, and measures them")
  func labels() {
    let label = UILabel()
    label.attributedText = text("a\tb") { $0.tabStops = [self.tab(80)] }
    label.sizeToFit()
    #expect(abs(label.bounds.width - 80 - width("b")) <= 2)
    let stage = Stage(size: CGSize(width: 200, height: 100))
    stage.window.backgroundColor = .white
    label.textColor = .black
    stage.window.addSubview(label)
    let image = stage.snapshot()
    let height = Int(label.bounds.height)
    func isInked(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<height).contains { image.pixel(x: x, y: $0) != .white } }
    }
    #expect(isInked(0..<12) && !isInked(20..<78) && isInked(80..<95))
  }

  @Test("Tab stops are kept in order, and compared by their values")
  func values() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.isEmpty && style.defaultTabInterval == 0)
    style.addTabStop(tab(80))
    style.addTabStop(tab(20, .center))
    #expect(style.tabStops.map(\.location) == [20, 80])
    #expect(style.tabStops[0].alignment == .center && style.tabStops[1] == tab(80))
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.isEqual(style) && copy.tabStops == style.tabStops)
    style.removeTabStop(tab(80))
    #expect(style.tabStops.count == 1 && !copy.isEqual(style))
    style.tabStops = nil
    #expect(style.tabStops.isEmpty)
    style.tabStops = [tab(.nan), tab(-4), tab(.infinity)]
    style.defaultTabInterval = .infinity
    let wrong = NSAttributedString(
      string: "a\tb", attributes: [.font: font, .paragraphStyle: style])
    #expect(wrong.size().width == text("a\tb") { _ in }.size().width)
    let comma = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(comma.contains(",") && !comma.contains("."))
  }
}
