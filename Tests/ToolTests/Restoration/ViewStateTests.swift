import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Tests of the state that each view of the library saves by itself.
@Suite(.serialized) @MainActor struct ViewStateTests {
  private let runs = Runs()

  // MARK: Scrolling

  private func scrollView() -> ScrollView {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentSize = Size(width: 300, height: 2_000)
    return scrollView
  }

  @Test("A scroll view is where it was scrolled to")
  func scrolled() {
    runs.show(scrollView()) { stage, shown in
      shown.contentOffset = Point(x: 40, y: 700)
      stage.advance(by: 1.1)
    }
    runs.show(scrollView()) { _, shown in #expect(shown.contentOffset == Point(x: 40, y: 700)) }
  }

  @Test("Content that moves on by itself is saved where it comes to rest")
  func decelerates() {
    var rest = Point.zero
    runs.show(scrollView()) { stage, shown in
      stage.drag(from: Point(x: 100, y: 180), to: Point(x: 100, y: 20), duration: 0.1)
      #expect(shown.isDecelerating)
      stage.advance(by: 12)
      rest = shown.contentOffset
    }
    #expect(rest.y > 160)
    runs.show(scrollView()) { _, shown in #expect(shown.contentOffset == rest) }
  }

  @Test("Content that is shorter now is scrolled as far as it goes")
  func shorter() {
    runs.show(scrollView()) { stage, shown in
      shown.contentOffset = Point(x: 0, y: 1_500)
      stage.advance(by: 1.1)
    }
    runs.show(scrollView()) { _, shown in #expect(shown.contentOffset.y == 1_500) }
    func short() -> ScrollView {
      let made = scrollView()
      made.contentSize.height = 500
      return made
    }
    runs.show(short()) { _, shown in #expect(shown.contentOffset.y == 300) }
  }

  @Test("R9: Content that comes later is scrolled then, unless the user did something meanwhile")
  func later() {
    runs.show(scrollView()) { stage, shown in
      shown.contentOffset = Point(x: 0, y: 900)
      stage.advance(by: 1.1)
    }
    Program.plan.onDecode = { application, _ in application.extendStateRestoration() }
    func empty() -> ScrollView { ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200)) }
    runs.show(empty()) { stage, shown in
      stage.advance(by: 0.5)
      shown.contentSize = Size(width: 200, height: 2_000)
      stage.render()
      #expect(shown.contentOffset.y == 900)
      stage.application.completeStateRestoration()
      shown.contentOffset.y = 10
      stage.render()
      #expect(shown.contentOffset.y == 10)
    }
    runs.show(empty()) { stage, shown in
      stage.tap(at: Point(x: 300, y: 280))
      shown.contentSize = Size(width: 200, height: 2_000)
      stage.render()
      #expect(shown.contentOffset.y == 0)
      stage.application.completeStateRestoration()
    }
  }

  @Test("A picture that was zoomed is as large again")
  func zoomed() {
    final class Zoom: ScrollViewDelegate {
      let picture = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      func viewForZooming(in scrollView: ScrollView) -> View? { picture }
    }
    let zooms = [Zoom(), Zoom()]
    func made(_ zoom: Zoom) -> ScrollView {
      let made = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      made.addSubview(zoom.picture)
      made.contentSize = zoom.picture.bounds.size
      made.maximumZoomScale = 4
      made.delegate = zoom
      return made
    }
    runs.show(made(zooms[0])) { stage, shown in
      shown.zoomScale = 3
      shown.contentOffset = Point(x: 120, y: 210)
      Runs.save(stage)
    }
    runs.show(made(zooms[1])) { _, shown in
      #expect(shown.zoomScale == 3)
      #expect(shown.contentOffset == Point(x: 120, y: 210))
    }
  }

  // MARK: Text

  private func makeField() -> TextField {
    TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("A field has the text that was typed, what was selected of it, and the keys")
  func field() throws {
    runs.show(makeField()) { stage, shown in
      stage.tap(at: Point(x: 20, y: 20))
      stage.type("Grüße")
      shown.selectedTextRange = TextRange(
        start: TextPosition(utf8Offset: 2), end: TextPosition(utf8Offset: 4))
      stage.advance(by: 1.1)
    }
    runs.show(makeField()) { stage, shown in
      #expect(shown.text == "Grüße")
      #expect(shown.selectedTextRange?.start.utf8Offset == 2)
      #expect(shown.selectedTextRange?.end.utf8Offset == 4)
      #expect(shown.isFirstResponder)
      stage.type("o")
      #expect(shown.text == "Große")
    }
  }

  @Test("R7: A secret is never written, and neither is what is selected of it")
  func secret() throws {
    runs.show(makeField()) { stage, shown in
      shown.isSecureTextEntry = true
      stage.tap(at: Point(x: 20, y: 20))
      stage.type("Swordfish")
      stage.advance(by: 1.1)
    }
    let bytes = try #require(runs.kept.bytes)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("Swordfish"))
    let archive = try StateArchive(bytes: bytes)
    let record = try #require(archive.records.first { $0.kind == .view })
    #expect(record.values.keys.sorted() == [".isFirstResponder"])
  }

  @Test("R7: A text that was kept is not put into a field that is a secret now")
  func secretNow() {
    runs.show(makeField()) { stage, shown in
      shown.text = "open"
      Runs.save(stage)
    }
    func secret() -> TextField {
      let made = makeField()
      made.isSecureTextEntry = true
      return made
    }
    runs.show(secret()) { _, shown in #expect(shown.text == "") }
  }

  private func makeTextView(_ text: String = "") -> TextView {
    let made = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    made.text = text
    return made
  }

  @Test("A text view has its text, what is selected of it, and its place")
  func textView() {
    let long = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    runs.show(makeTextView()) { stage, shown in
      shown.text = long
      stage.render()
      shown.selectedRange = TextRange(
        start: TextPosition(utf8Offset: 300), end: TextPosition(utf8Offset: 310))
      stage.render()
      shown.contentOffset = Point(x: 0, y: 1_000)
      stage.advance(by: 1.1)
    }
    runs.show(makeTextView()) { _, shown in
      #expect(shown.text == long)
      #expect(shown.selectedRange.start.utf8Offset == 300)
      #expect(shown.selectedRange.end.utf8Offset == 310)
      #expect(shown.contentOffset.y == 1_000)
    }
  }

  @Test("A text that cannot be edited is the program's: only its place is kept")
  func readOnly() {
    func reader(_ text: String) -> TextView {
      let made = makeTextView(text)
      made.isEditable = false
      return made
    }
    let old = String(repeating: "old\n", count: 100)
    let new = String(repeating: "new\n", count: 100)
    runs.show(reader(old)) { stage, shown in
      shown.contentOffset.y = 500
      stage.advance(by: 1.1)
    }
    runs.show(reader(new)) { _, shown in
      #expect(shown.text == new && shown.contentOffset.y == 500)
    }
  }

  @Test("R7: A text longer than a mebibyte is left to its file")
  func longText() {
    let long = String(repeating: "0123456789abcde\n", count: 70_000)
    runs.show(makeTextView()) { stage, shown in
      shown.text = long
      Runs.save(stage)
    }
    #expect((runs.kept.bytes?.count ?? 0) < 10_000)
  }

  // MARK: Controls

  @Test("R8: What the user has set a control to is set again, and nothing is sent")
  func controls() {
    var views = makeControls()
    func find<Shown: View>(_ type: Shown.Type) -> Shown? {
      views.lazy.compactMap { $0 as? Shown }.first
    }
    Program.plan.root = { Page("page", views) }
    runs.run { stage in
      find(Switch.self)?.isOn = true
      find(CheckBox.self)?.isChecked = true
      find(Slider.self)?.value = 0.25
      find(Stepper.self)?.value = 7
      find(SegmentedControl.self)?.selectedSegmentIndex = 2
      find(Rating.self)?.value = 3
      find(PageControl.self)?.currentPage = 4
      find(ColorWell.self)?.selectedColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      find(TokenField.self)?.tokens = ["one", "two"]
      find(Disclosure.self)?.isExpanded = true
      find(DatePicker.self)?.secondsSince1970 = 86_400
      Runs.save(stage)
    }
    views = makeControls()
    var sent = 0
    for case let control as Control in views {
      control.addAction(Action { _ in sent += 1 }, for: .allEvents)
    }
    runs.run { _ in
      #expect(find(Switch.self)?.isOn == true)
      #expect(find(CheckBox.self)?.isChecked == true)
      #expect(find(Slider.self)?.value == 0.25)
      #expect(find(Stepper.self)?.value == 7)
      #expect(find(SegmentedControl.self)?.selectedSegmentIndex == 2)
      #expect(find(Rating.self)?.value == 3)
      #expect(find(PageControl.self)?.currentPage == 4)
      #expect(
        find(ColorWell.self)?.selectedColor == Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      #expect(find(TokenField.self)?.tokens == ["one", "two"])
      #expect(find(Disclosure.self)?.isExpanded == true)
      #expect(find(DatePicker.self)?.secondsSince1970 == 86_400)
    }
    #expect(sent == 0)
  }

  private func makeControls() -> [View] {
    let segmented = SegmentedControl(items: ["A", "B", "C"])
    let slider = Slider()
    let stepper = Stepper()
    let rating = Rating()
    let pages = PageControl()
    pages.numberOfPages = 5
    let colors = ColorWell()
    let tokens = TokenField()
    let disclosure = Disclosure(title: "More", content: Label())
    let picker = DatePicker()
    picker.secondsFromGMT = 0
    return [
      named(Switch(), "switch"), named(CheckBox(title: "Box"), "box"), named(slider, "slider"),
      named(stepper, "stepper"), named(segmented, "segmented"), named(rating, "rating"),
      named(pages, "pages"), named(colors, "colors"), named(tokens, "tokens"),
      named(disclosure, "disclosure"), named(picker, "picker"),
    ]
  }

  @Test("A value that is none any more is left out")
  func nonsense() {
    func segmented(_ count: Int) -> SegmentedControl {
      SegmentedControl(items: (0..<count).map { "\($0)" })
    }
    runs.show(segmented(5)) { stage, shown in
      shown.selectedSegmentIndex = 4
      Runs.save(stage)
    }
    runs.show(segmented(2)) { _, shown in
      #expect(shown.selectedSegmentIndex == SegmentedControl.noSegment)
    }
  }

  @Test("A view of another kind under the same name takes what it understands")
  func otherKind() {
    runs.show(Slider()) { stage, shown in
      shown.value = 0.5
      Runs.save(stage)
    }
    runs.show(Switch()) { _, shown in #expect(!shown.isOn) }
    runs.show(makeField()) { _, shown in #expect(shown.text == "") }
  }

  @Test("The panes of a split view are as long as they were")
  func panes() {
    func split() -> SplitView {
      let made = SplitView(panes: [View(), View(), View()])
      made.frame = Rect(x: 0, y: 0, width: 400, height: 200)
      made.panes[2].isCollapsible = true
      return made
    }
    var length = 0.0
    runs.show(split()) { stage, shown in
      shown.setLength(180, ofPaneAt: 0)
      shown.setCollapsed(true, paneAt: 2)
      length = shown.length(ofPaneAt: 0)
      Runs.save(stage)
    }
    runs.show(split()) { _, shown in
      #expect(shown.length(ofPaneAt: 0) == length && length > 180)
      #expect(shown.length(ofPaneAt: 2) == 0)
    }
  }

  @Test("A view in a cell is nobody's: cells are used for other rows")
  func inCells() {
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: ItemPath
      ) -> TableViewCell {
        let cell = TableViewCell()
        cell.contentView.addSubview(named(Switch(), "in a cell"))
        return cell
      }
    }
    let source = Source()
    func table() -> TableView {
      let made = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      made.dataSource = source
      return made
    }
    runs.show(table()) { stage, _ in Runs.save(stage) }
    let archive = try? StateArchive(bytes: runs.kept.bytes ?? [])
    #expect(archive?.records.filter { $0.kind == .view }.map(\.path.last) == ["view"])
  }
}
