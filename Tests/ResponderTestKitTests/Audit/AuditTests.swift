import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the accessibility audit of a stage.
@MainActor struct AuditTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  private func place(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    view.frame = Rect(x: x, y: y, width: width, height: height)
    stage.window.addSubview(view)
  }

  private func button(_ title: String) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    return button
  }

  private func sentences(_ type: AccessibilityAuditType) -> [String] {
    stage.audit(for: type).map(\.detailedDescription)
  }

  @Test("A window of controls that are right has no issues")
  func nothing() {
    stage.window.title = "Player"
    place(Label(text: "Player"), 20, 8, 200, 48)
    place(button("Play"), 20, 60, 120, 44)
    place(button("Stop"), 160, 60, 120, 44)
    let toggle = Switch()
    toggle.accessibilityLabel = "Shuffle"
    place(toggle, 20, 120, 60, 44)
    #expect(stage.audit().map(\.description) == [])
  }

  @Test("A button without a title has no name")
  func nameless() {
    let symbol = Button()
    place(symbol, 20, 20, 60, 44)
    let issues = stage.audit(for: .sufficientElementDescription)
    #expect(issues.map(\.detailedDescription) == ["the push button has no name"])
    #expect(issues.first?.view === symbol)
    #expect(issues.first?.frame == Rect(x: 20, y: 20, width: 60, height: 44))
    symbol.accessibilityLabel = "Play"
    #expect(stage.audit(for: .sufficientElementDescription).isEmpty)
  }

  @Test(
    "The second of two buttons with the same name is an issue, unless they are in different groups")
  func repeated() {
    let group = View()
    let (first, second) = (button("Delete"), button("Delete"))
    place(first, 20, 20, 100, 44)
    place(group, 0, 100, 400, 100)
    group.addSubview(second)
    second.frame = Rect(x: 20, y: 0, width: 100, height: 44)
    let issues = stage.audit(for: .sufficientElementDescription)
    #expect(issues.count == 1 && issues.first?.view === second)
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Draft"
    #expect(stage.audit(for: .sufficientElementDescription).isEmpty)
  }

  @Test(
    "V20: A touch area is measured by hit-testing, so that one that is larger than its view counts")
  func hitRegion() {
    final class LargeArea: Button {
      override func point(inside point: Point, with event: WindowResponder.Event?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
      }
    }
    let small = button("Play")
    place(small, 100, 100, 60, 20)
    #expect(sentences(.hitRegion) == ["the touch area is 60 × 20 points, not 44 × 44"])
    small.removeFromSuperview()
    let large = LargeArea()
    large.accessibilityLabel = "Play"
    place(large, 100, 100, 60, 20)
    #expect(sentences(.hitRegion) == [])
    // A neighbor that covers a part of the touch area reduces it.
    place(View(), 0, 116, 400, 20)
    #expect(sentences(.hitRegion) == ["the touch area is 84 × 28 points, not 44 × 44"])
  }

  @Test("V20: Contrast is that of the pixels in each appearance, and large text needs less of it")
  func contrast() {
    let gray = Color(red: 0.56, green: 0.56, blue: 0.56, alpha: 1)
    let ground = View()
    ground.backgroundColor = .white
    place(ground, 0, 0, 400, 300)
    let label = Label(text: "Duration")
    label.font = .systemFont(ofSize: 15)
    label.textColor = gray
    place(label, 20, 20, 200, 40)
    let issues = stage.audit(for: .contrast)
    // Light and dark, each with normal and high contrast.
    #expect(issues.count == 4)
    #expect(issues.allSatisfy { $0.view === label && $0.auditType == .contrast })
    #expect(issues.first?.detailedDescription.hasSuffix("not 4.5 : 1 (light)") == true)
    label.font = .systemFont(ofSize: 26)
    #expect(stage.audit(for: .contrast).isEmpty)
    label.font = .systemFont(ofSize: 15)
    label.isEnabled = false
    #expect(stage.audit(for: .contrast).isEmpty)
  }

  @Test("V20: The appearance, the text scale and reduced motion are what they were before")
  func settingsAreSetBack() {
    let before = stage.application.systemAppearance
    let theme = stage.application.theme
    _ = stage.audit()
    #expect(stage.application.systemAppearance == before)
    #expect(stage.application.theme == theme)
    #expect(!stage.application.prefersReducedMotion)
    stage.application.theme = .dark
    _ = stage.audit()
    #expect(stage.application.theme == .dark)
  }

  @Test("Text that grows with the user's text is cut off by a frame that does not")
  func clippedText() {
    let label = Label(text: "Departures")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let size = label.intrinsicContentSize
    place(label, 20, 20, size.width + 4, size.height + 2)
    let issues = stage.audit(for: .textClipped)
    #expect(issues.count == 1 && issues.first?.view === label)
    label.frame.size = Size(width: size.width * 2.2, height: size.height * 2.2)
    #expect(stage.audit(for: .textClipped).isEmpty)
  }

  @Test("A drawn view that is pressed and cannot be focused is out of the keyboard's reach")
  func keyboard() {
    final class Drawn: View {
      var isStop = false
      override var canBecomeFocused: Bool { isStop }
    }
    let view = Drawn()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Play"
    view.accessibilityTraits = .button
    place(view, 20, 20, 60, 60)
    #expect(sentences(.keyboard) == ["the keyboard cannot reach it"])
    view.isStop = true
    #expect(sentences(.keyboard) == [])
  }

  @Test(
    "Static text that is a button, and a control that is said to be disabled, contradict themselves"
  )
  func traits() {
    let control = button("Play")
    control.accessibilityTraits = [.button, .staticText]
    place(control, 20, 20, 100, 44)
    #expect(sentences(.trait) == ["it has the trait of static text and that of a control"])
    control.accessibilityTraits = [.button, .notEnabled]
    #expect(sentences(.trait) == ["it is enabled, and has the trait notEnabled"])
    control.accessibilityTraits = .button
    #expect(sentences(.trait) == [])
  }

  @Test("A view that a timer moves on is an issue with reduced motion")
  func motion() {
    let view = View()
    place(view, 0, 0, 20, 20)
    let timer = ClockTimer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
      if !self.stage.application.prefersReducedMotion || view.tag == 1 { view.frame.origin.x += 1 }
    }
    defer { timer.invalidate() }
    #expect(stage.audit(for: .motion).isEmpty)
    view.tag = 1
    let issues = stage.audit(for: .motion)
    #expect(issues.count == 1 && issues.first?.view === view)
  }

  @Test("A closure leaves issues out")
  func ignoring() {
    place(Button(), 20, 20, 20, 20)
    #expect(stage.audit(for: [.hitRegion, .sufficientElementDescription]).count == 2)
    let rest = stage.audit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      issue.auditType == .hitRegion
    }
    #expect(rest.map(\.auditType) == [.sufficientElementDescription])
  }
}
