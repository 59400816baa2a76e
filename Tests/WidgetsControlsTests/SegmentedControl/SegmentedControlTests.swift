import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct SegmentedControlTests {
  let stage = Stage(size: Size(width: 360, height: 100))
  let control = SegmentedControl(items: ["Day", "Week", "Month"])
  let log = EventLog()

  init() {
    control.frame = Rect(x: 30, y: 20, width: 300, height: 44)
    stage.window.addSubview(control)
    log.listen(to: control)
    stage.render()
  }

  private func middle(of index: Int) -> Point { Point(x: 80 + Double(index) * 100, y: 42) }

  @Test("Items can be actions, which are performed when their segment is chosen")
  func actionItems() {
    var performed = 0
    let action = Action(title: "Year") { _ in performed += 1 }
    let made = SegmentedControl(items: ["Day", action])
    made.frame = control.frame
    control.removeFromSuperview()
    stage.window.addSubview(made)
    stage.render()
    #expect(made.titleForSegment(at: 1) == "Year")
    stage.tap(at: Point(x: 255, y: 42))
    #expect(performed == 1)
  }

  @Test("Without segments, and for a negative index, no segment is changed")
  func noSuchSegment() {
    let empty = SegmentedControl()
    for (changed, index) in [(empty, 0), (control, -1)] {
      changed.setTitle("Year", forSegmentAt: index)
      changed.setImage(Image(systemName: "star"), forSegmentAt: index)
      changed.setAction(Action(title: "Year") { _ in }, forSegmentAt: index)
      changed.setWidth(10, forSegmentAt: index)
      changed.setContentOffset(Size(width: 1, height: 1), forSegmentAt: index)
      changed.setEnabled(false, forSegmentAt: index)
      #expect(changed.titleForSegment(at: index) == nil)
    }
    #expect(empty.numberOfSegments == 0)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Day", "Week", "Month"])
  }

  @Test("The index of an unknown action is Foundation's NSNotFound")
  func unknownAction() {
    let action = Action(title: "Year", identifier: Action.Identifier("year")) { _ in }
    #expect(control.segmentIndex(identifiedBy: action.identifier) == .max)
    control.insertSegment(action: action, at: 1, animated: false)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
    control.insertSegment(action: action, at: 0, animated: false)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 0)
    #expect(control.numberOfSegments == 4)
  }

  @Test("An index beyond the last segment stands for the last one")
  func indexBeyondEnd() {
    control.setTitle("Year", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 2) == "Year")
    #expect(control.titleForSegment(at: 9) == "Year")
    control.setEnabled(false, forSegmentAt: 9)
    #expect(!control.isEnabledForSegment(at: 2) && !control.isEnabledForSegment(at: 9))
    control.setWidth(70, forSegmentAt: 9)
    #expect(control.widthForSegment(at: 9) == 70)
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
    #expect(control.widthForSegment(at: 0) == 0 && control.contentOffsetForSegment(at: 0) == .zero)
  }

  @Test("It starts with nothing chosen")
  func start() {
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Week")
  }

  @Test("A tap chooses a segment and tells it once")
  func taps() {
    stage.tap(at: middle(of: 1))
    #expect(control.selectedSegmentIndex == 1)
    stage.tap(at: middle(of: 1))
    #expect(log.changes == 1)
    stage.tap(at: middle(of: 2))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.changes == 2)
  }

  @Test("A finger chooses the segment it is lifted on")
  func drag() {
    stage.drag(from: middle(of: 0), to: middle(of: 2))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.changes == 1)
  }

  @Test("Lifted elsewhere it chooses none")
  func outside() {
    stage.touchDown(at: middle(of: 0))
    stage.frame()
    stage.touchMove(to: Point(x: 80, y: 400))
    stage.frame()
    stage.touchUp()
    stage.frame()
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("A disabled segment cannot be chosen, by tap or by keys")
  func disabledSegment() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(at: middle(of: 1))
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    stage.type("\t")
    stage.keyPress(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Arrow keys, Home and End choose while it is focused")
  func keys() {
    control.selectedSegmentIndex = 0
    stage.type("\t")
    stage.keyPress(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 1)
    stage.keyPress(.keyboardEnd)
    #expect(control.selectedSegmentIndex == 2)
    stage.keyPress(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2)
    stage.keyPress(.keyboardHome)
    #expect(control.selectedSegmentIndex == 0)
    #expect(log.changes == 3)
  }

  @Test("A momentary segment is selected only while the event is sent")
  func momentary() {
    control.isMomentary = true
    var told: [Int] = []
    control.addAction(
      Action { [unowned control] _ in told.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    stage.tap(at: middle(of: 1))
    stage.tap(at: middle(of: 1))
    #expect(told == [1, 1])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.isMomentary = false
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("The chosen segment stays chosen when others come and go")
  func insertion() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Week")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeSegment(at: -1, animated: false)
    #expect(control.numberOfSegments == 2)
    control.removeSegment(at: 7, animated: false)
    #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "Day")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
  }

  @Test("A segment's action is performed when it is chosen; one of the same identifier replaces it")
  func actions() {
    var performed: [String] = []
    let control = SegmentedControl(
      frame: Rect(x: 0, y: 64, width: 200, height: 36),
      actions: [
        Action(title: "A", identifier: .init("a")) { _ in performed.append("A") },
        Action(title: "B", identifier: .init("b")) { _ in performed.append("B") },
      ])
    stage.window.addSubview(control)
    let replacing = Action(title: "C", identifier: .init("a")) { _ in performed.append("C") }
    control.insertSegment(action: replacing, at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "C")
    stage.tap(at: Point(x: 50, y: 80))
    #expect(performed == ["C"])
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    control.selectedSegmentIndex = 1
    control.insertSegment(action: replacing, at: 2, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["B", "C"])
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.segmentIndex(identifiedBy: .init("z")) == .max)
  }

  @Test("A width that was set is kept; the others share the rest")
  func widths() {
    control.setWidth(100, forSegmentAt: 0)
    control.frame.size.width = 220
    stage.render()
    stage.tap(at: Point(x: 125, y: 42))
    #expect(control.selectedSegmentIndex == 0)
    stage.tap(at: Point(x: 160, y: 42))
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("Selecting in code sends no event")
  func code() {
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = SegmentedControl.noSegment
    #expect(log.changes == 0)
  }

  @Test("D9: it beats a tap recognizer further up")
  func recognizers() {
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps += 1 })
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: middle(of: 0))
    #expect(taps == 0)
    #expect(control.selectedSegmentIndex == 0)
  }

  private func image(_ color: Color, width: Double = 4) -> Image {
    ImageRenderer(size: Size(width: width, height: 4), scale: 1).image {
      $0.setFillColor(color)
      $0.fill(Rect(x: 0, y: 0, width: width, height: 4))
    }
  }

  @Test("Images replace the background, and are those of a segment's state")
  func backgroundImages() {
    func color(_ index: Int) -> Color {
      stage.render()
      return stage.snapshot().pixel(x: 40 + index * 100, y: 42)
    }
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(image(.blue), for: .normal, barMetrics: .default)
    #expect(color(0) == .blue && color(1) == .blue)
    control.setBackgroundImage(image(.red), for: .selected, barMetrics: .default)
    #expect(color(0) == .blue && color(1) == .red && color(2) == .blue)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) == nil)
  }

  @Test("Images between segments depend on the states at both sides")
  func dividerImages() {
    func color(_ index: Int) -> Color {
      stage.render()
      return stage.snapshot().pixel(x: 30 + index * 100, y: 42)
    }
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(image(.blue), for: .normal, barMetrics: .default)
    control.setDividerImage(
      image(.green), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    #expect(color(1) == .green && color(2) == .green)
    control.setDividerImage(
      image(.red), forLeftSegmentState: .selected, rightSegmentState: .normal,
      barMetrics: .default)
    #expect(color(1) == .red && color(2) == .green)
    let found = control.dividerImage(
      forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    #expect(found != nil)
  }
}
