import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct FocusGroupTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func add(_ x: Double, _ y: Double, to superview: View? = nil) -> Button {
    let button = Button(frame: Rect(x: x, y: y, width: 40, height: 30))
    (superview ?? stage.window).addSubview(button)
    return button
  }

  /// Creates a view with buttons at some positions, all in one focus group.
  private func group(_ places: [Point], at origin: Point = .zero) -> (box: View, buttons: [Button])
  {
    let box = View(frame: Rect(origin: origin, size: Size(width: 200, height: 150)))
    box.focusGroupIdentifier = "group"
    stage.window.addSubview(box)
    return (box, places.map { add($0.x, $0.y, to: box) })
  }

  private var column: [Point] { (0..<3).map { Point(x: 0, y: Double($0) * 40) } }
  private var focused: View? { stage.window.focus.focusedView }

  @Test("H5: Tab stops once in a group, and at the view that was focused last")
  func oneStop() {
    let before = add(0, 0)
    let (_, buttons) = group(column, at: Point(x: 0, y: 40))
    let after = add(0, 220)
    for expected in [before, buttons[0], after, before, buttons[0]] {
      stage.keyPress(.keyboardTab)
      #expect(focused === expected)
    }
    stage.keyPress(.keyboardDownArrow)
    #expect(focused === buttons[1])
    for expected in [after, before, buttons[1]] {
      stage.keyPress(.keyboardTab)
      #expect(focused === expected)
    }
    stage.keyPress(.keyboardTab, modifiers: .shift)
    #expect(focused === before)
  }

  @Test("H5: arrows move within a group, round and round where it is one column")
  func arrows() {
    let (_, buttons) = group(column)
    stage.keyPress(.keyboardTab)
    for expected in [buttons[1], buttons[2], buttons[0]] {
      stage.keyPress(.keyboardDownArrow)
      #expect(focused === expected)
    }
    stage.keyPress(.keyboardUpArrow)
    #expect(focused === buttons[2])
    stage.keyPress(.keyboardLeftArrow)
    #expect(focused === buttons[1])
  }

  @Test("H5: in a grid an arrow leads to the nearest that way, and no further than the edge")
  func grids() {
    let places = (0..<9).map { Point(x: Double($0 % 3) * 60, y: Double($0 / 3) * 40) }
    let (_, buttons) = group(places)
    stage.keyPress(.keyboardTab)
    let steps: [(KeyboardHIDUsage, Int)] = [
      (.keyboardRightArrow, 1), (.keyboardDownArrow, 4), (.keyboardDownArrow, 7),
      (.keyboardDownArrow, 7), (.keyboardRightArrow, 8), (.keyboardRightArrow, 8),
      (.keyboardUpArrow, 5), (.keyboardLeftArrow, 4),
    ]
    for (key, index) in steps {
      stage.keyPress(key)
      #expect(focused === buttons[index])
    }
  }

  @Test("H5: without a group, and with a modifier, arrows move nothing")
  func noGroup() {
    let first = add(0, 0)
    _ = add(0, 40)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(focused === first)
    let (_, buttons) = group(column, at: Point(x: 100, y: 0))
    stage.keyPress(.keyboardTab)
    #expect(focused === buttons[0])
    stage.keyPress(.keyboardDownArrow, modifiers: .control)
    #expect(focused === buttons[0])
  }

  @Test("H5: in a group arrows skip what is hidden or disabled")
  func skipping() {
    let (_, buttons) = group(column)
    buttons[1].isEnabled = false
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(focused === buttons[2])
  }

  @Test("H5: Tab stops at the selected one of a group, or the one with the highest priority")
  func priorities() {
    let (_, buttons) = group(column)
    let other = add(0, 220)
    buttons[2].isSelected = true
    stage.keyPress(.keyboardTab)
    #expect(focused === buttons[2])
    buttons[1].focusGroupPriority = FocusGroupPriority(3_000)
    stage.keyPress(.keyboardTab)
    #expect(focused === other)
    stage.keyPress(.keyboardTab)
    #expect(focused === buttons[1])
  }

  @Test("H5: Tab and arrows go on while they are held")
  func repeats() {
    let (_, buttons) = group(column)
    let other = add(0, 220)
    stage.keyDown(.keyboardTab)
    stage.keyRepeat(.keyboardTab)
    #expect(focused === other)
    stage.keyRepeat(.keyboardTab)
    #expect(focused === buttons[0])
    stage.keyUp(.keyboardTab)
    stage.keyDown(.keyboardDownArrow)
    stage.keyRepeat(.keyboardDownArrow)
    #expect(focused === buttons[2])
  }

  @Test("a view, or one around it, may refuse that the focus comes or goes")
  func refusing() {
    let box = RefusingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(box)
    let inside = add(0, 0, to: box)
    let outside = add(0, 150)
    stage.keyPress(.keyboardTab)
    #expect(focused === inside)
    box.allows = false
    stage.keyPress(.keyboardTab)
    #expect(focused === inside)
    inside.isHidden = true
    #expect(focused == nil)
    box.allows = true
    stage.keyPress(.keyboardTab)
    #expect(focused === outside)
  }

  @Test("views and controllers around hear where the focus went, and which way")
  func hearing() {
    let controller = FocusController(log: log)
    stage.window.rootViewController = controller
    let first = add(0, 0, to: controller.view)
    let second = add(0, 50, to: controller.view)
    stage.keyPress(.keyboardTab)
    #expect(controller.contexts.last?.nextFocusedView === first)
    #expect(controller.contexts.last?.previouslyFocusedView == nil)
    stage.keyPress(.keyboardTab)
    #expect(controller.contexts.last?.previouslyFocusedView === first)
    #expect(controller.contexts.last?.nextFocusedView === second)
    #expect(controller.contexts.map(\.focusHeading) == [.next, .next])
    #expect(log.take() == ["along", "over", "along", "over"])
  }

  @Test("A focus update reaches the next branch, the previous branch, and then common ancestors")
  func hearingOrder() {
    func make(_ name: String, _ x: Double, in superview: View, isStop: Bool = false) -> View {
      let view = HearingView(name, log: log, isStop: isStop)
      view.frame = Rect(x: x, y: 0, width: isStop ? 20 : 150, height: 50)
      superview.addSubview(view)
      return view
    }
    let outer = make("outer", 0, in: stage.window)
    outer.frame.size.width = 400
    let left = make("left", 0, in: outer)
    let right = make("right", 200, in: outer)
    _ = make("first", 0, in: left, isStop: true)
    _ = make("second", 0, in: right, isStop: true)
    stage.keyPress(.keyboardTab)
    #expect(log.take() == ["first", "left", "outer"])
    stage.keyPress(.keyboardTab)
    #expect(log.take() == ["second", "right", "first", "left", "outer"])
  }

  @Test("Keys that move the focus come before commands, except for commands with priority")
  func commands() {
    let view = CommandView("view", log: log)
    view.commands = ["\t", KeyCommand.inputDownArrow].map {
      KeyCommand(input: $0, modifierFlags: [], action: .ping)
    }
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(log.take() == ["view ping", "view ping"])
    let (_, buttons) = group(column, at: Point(x: 100, y: 0))
    stage.keyPress(.keyboardTab)
    #expect(focused === buttons[0] && log.take() == ["view press"])
    stage.keyPress(.keyboardDownArrow)
    #expect(focused === buttons[1] && log.take().isEmpty)
    for command in view.commands { command.wantsPriorityOverSystemBehavior = true }
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(focused === buttons[1] && log.take() == ["view ping", "view ping"])
  }

  private final class FocusController: ViewController {
    let log: Log
    var contexts: [FocusUpdateContext] = []

    init(log: Log) {
      self.log = log
      super.init()
    }

    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      contexts.append(context)
      coordinator.addCoordinatedAnimations(
        { [log] in log.add("along") }, completion: { [log] in log.add("over") })
    }
  }
}

/// A view that logs focus updates.
private final class HearingView: View {
  let name: String
  let log: Log
  let isStop: Bool

  init(_ name: String, log: Log, isStop: Bool) {
    self.name = name
    self.log = log
    self.isStop = isStop
    super.init(frame: .zero)
  }

  override var canBecomeFocused: Bool { isStop }
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) { log.add(name) }
}

private final class RefusingView: View {
  var allows = true
  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { allows }
}
