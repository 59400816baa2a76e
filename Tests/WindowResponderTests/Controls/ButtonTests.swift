import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ButtonTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 44))

  init() { stage.window.addSubview(button) }

  private func solid(_ color: Color, side: Double = 10) -> Image {
    ImageRenderer(size: Size(width: side, height: side)).image { context in
      context.fill(Rect(x: 0, y: 0, width: side, height: side), color: color)
    }
  }

  // MARK: C16

  @Test("C16: titles fall back to that of .normal, combined states straight to it")
  func titlesFallBack() {
    button.setTitle("normal", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    #expect(button.title(for: .normal) == "normal")
    #expect(button.title(for: .highlighted) == "pressed")
    #expect(button.title(for: .selected) == "normal")
    #expect(button.title(for: [.highlighted, .selected]) == "normal")
    button.setTitle("both", for: [.highlighted, .selected])
    #expect(button.title(for: [.highlighted, .selected]) == "both")
    #expect(button.title(for: [.highlighted, .selected, .focused]) == "normal")
    button.setTitle(nil, for: .highlighted)
    #expect(button.title(for: .highlighted) == "normal")
  }

  @Test("the space around a system button's title gives way before the title is shortened")
  func spaceGivesWay() {
    let button = Button(type: .system)
    button.setTitle("Tomorrow", for: .normal)
    let usual = button.intrinsicContentSize
    let title = button.titleRect(
      forContentRect: button.contentRect(forBounds: Rect(origin: .zero, size: usual))
    ).size
    let space = usual.width - title.width
    #expect(space > 10)
    for missing in [0, space / 2, space, space + 5] {
      let bounds = Rect(x: 0, y: 0, width: usual.width - missing, height: 30)
      let rect = button.titleRect(forContentRect: button.contentRect(forBounds: bounds))
      #expect(rect.width == min(title.width, bounds.width))
      #expect(abs(rect.midX - bounds.midX) < 0.01)
    }
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 4)
    let content = button.contentRect(forBounds: Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(content == Rect(x: 20, y: 0, width: 16, height: 30))
  }

  @Test("C16: without a title for .normal there is none for the others")
  func noTitleForNormal() {
    button.setTitle("selected", for: .selected)
    #expect(button.title(for: .normal) == nil)
    #expect(button.title(for: .disabled) == nil)
    #expect(button.currentTitle == nil)
    button.isSelected = true
    #expect(button.currentTitle == "selected")
  }

  @Test("C16: colours, images and backgrounds fall back likewise")
  func otherValuesFallBack() {
    let (one, two) = (solid(.red), solid(.blue))
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.setImage(one, for: .normal)
    button.setImage(two, for: .disabled)
    button.setBackgroundImage(one, for: .normal)
    button.setBackgroundColor(.green, for: .normal)
    button.setBackgroundColor(.yellow, for: .highlighted)
    #expect(button.titleColor(for: .selected) == .blue)
    #expect(button.titleColor(for: [.selected, .highlighted]) == .red)
    #expect(button.image(for: .disabled) === two)
    #expect(button.image(for: [.disabled, .selected]) === one)
    #expect(button.backgroundImage(for: .focused) === one)
    #expect(button.backgroundColor(for: .highlighted) == .yellow)
    #expect(button.backgroundColor(for: .disabled) == .green)
  }

  @Test("C16: what is current follows the state")
  func currentValuesFollowTheState() {
    let (one, two) = (solid(.red), solid(.blue))
    button.setTitle("normal", for: .normal)
    button.setTitle("off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    button.setImage(one, for: .normal)
    button.setBackgroundImage(two, for: .disabled)
    #expect(button.currentTitle == "normal")
    #expect(button.currentTitleColor == .red)
    #expect(button.currentBackgroundImage == nil)
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.currentTitleColor == .blue)
    #expect(button.currentImage === one)
    #expect(button.currentBackgroundImage === two)
  }

  // MARK: Events that a button sends

  @Test("a tap sends .touchUpInside, then .primaryActionTriggered")
  func tapsTriggerThePrimaryAction() {
    let log = Log()
    button.addAction(Action { _ in log.add("primary") }, for: .primaryActionTriggered)
    button.addAction(Action { _ in log.add("up") }, for: .touchUpInside)
    stage.tap(at: button.center)
    #expect(log.take() == ["up", "primary"])
    stage.drag(from: button.center, to: Point(x: 180, y: 90))
    stage.drag(from: button.center, to: Point(x: 900, y: 900))
    #expect(log.take() == ["up", "primary"])
  }

  @Test("a button disabled in its .touchUpInside handler does no harm")
  func disabledInItsHandler() {
    let log = Log()
    button.addAction(
      Action { [button] _ in
        log.add("up")
        button.isEnabled = false
      }, for: .touchUpInside)
    stage.tap(at: button.center)
    stage.tap(at: button.center)
    #expect(log.take() == ["up"])
    #expect(button.state == .disabled)
  }

  @Test("a primary action gives title and image, and is performed by a tap and by a key")
  func primaryActions() {
    let log = Log()
    let image = solid(.red)
    let action = Action(title: "Play", image: image) { _ in log.add("play") }
    for made in [
      Button(type: .system, primaryAction: action), Button(primaryAction: action),
      Button(configuration: .filled(), primaryAction: action),
      Button(frame: .zero, primaryAction: action),
    ] {
      #expect(made.currentTitle == "Play")
      #expect(made.currentImage === image)
      made.frame = Rect(x: 0, y: 0, width: 150, height: 90)
      stage.window.addSubview(made)
      stage.tap(at: Point(x: 5, y: 5))
      #expect(log.take() == ["play"])
      made.performPrimaryAction()
      #expect(log.take() == ["play"])
      made.removeFromSuperview()
    }
  }

  @Test("changesSelectionAsPrimaryAction toggles the selection before the actions are sent")
  func selectionAsPrimaryAction() {
    let log = Log()
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      Action { [unowned button] _ in log.add("\(button.isSelected)") },
      for: .primaryActionTriggered)
    stage.tap(at: button.center)
    stage.tap(at: button.center)
    #expect(log.take() == ["true", "false"])
    stage.touchDown(at: button.center)
    stage.frame()
    stage.touchCancel()
    #expect(!button.isSelected)
  }

  @Test("configurationUpdateHandler is called for a change of state, and may change the button")
  func configurationUpdates() {
    button.configuration = .gray()
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "pressed" : "not pressed"
    }
    #expect(button.currentTitle == "not pressed")
    stage.touchDown(at: button.center)
    stage.frame()
    #expect(button.currentTitle == "pressed")
    stage.touchUp()
    stage.frame()
    #expect(button.currentTitle == "not pressed")
    button.configurationUpdateHandler = { $0.isSelected.toggle() }
    #expect(button.isSelected)
  }

  @Test("configurationUpdateHandler is called after updateConfiguration() of a subclass")
  func ownConfigurationUpdates() {
    final class Named: Button {
      override func updateConfiguration() {
        configuration?.title = "own"
        configuration?.subtitle = "\(isSelected)"
      }
    }
    let made = Named(configuration: .gray())
    made.configurationUpdateHandler = { $0.configuration?.title = "handler" }
    made.isSelected = true
    #expect(made.configuration?.title == "handler")
    #expect(made.configuration?.subtitle == "true")
  }

  @Test("types and roles have UIKit's values")
  func typesAndRoles() {
    #expect(Button.ButtonType.custom.rawValue == 0)
    #expect(Button.ButtonType.system.rawValue == 1)
    #expect(Button.Role.normal.rawValue == 0)
    #expect(Button.Role.primary.rawValue == 1)
    #expect(Button.Role.cancel.rawValue == 2)
    #expect(Button.Role.destructive.rawValue == 3)
    #expect(Button().buttonType == .custom)
    #expect(Button(type: .custom).buttonType == .custom)
    #expect(Button(type: .system).buttonType == .system)
  }

  // MARK: Size

  @Test("a button with nothing to show fits a finger's tip, one with a title or an image fits that")
  func emptyButtons() {
    let empty = Button()
    empty.sizeToFit()
    #expect(empty.bounds.size == Size(width: 30, height: 34))
    empty.setTitle("", for: .normal)
    #expect(empty.intrinsicContentSize == Size(width: 30, height: 34))
    empty.setImage(solid(.red), for: .normal)
    #expect(empty.intrinsicContentSize == Size(width: 10, height: 10))
  }

  @Test("a button asks for its title and image with the space around them")
  func intrinsicSize() {
    let plain = Button()
    #expect(plain.intrinsicContentSize == Size(width: 30, height: 34))
    plain.setImage(solid(.red, side: 12), for: .normal)
    #expect(plain.intrinsicContentSize == Size(width: 12, height: 12))
    let filled = Button(configuration: .filled())
    filled.setTitle("A long title for a button", for: .normal)
    let label = Label(text: "A long title for a button")
    label.font = filled.font
    #expect(filled.intrinsicContentSize.width >= label.intrinsicContentSize.width + 36)
    #expect(filled.intrinsicContentSize.height >= 44)
    #expect(filled.sizeThatFits(.zero) == filled.intrinsicContentSize)
  }

  @Test("a button with a configuration is never smaller than a finger can hit")
  func touchTargets() {
    for configuration in [Button.Configuration.plain(), .gray(), .tinted(), .filled()] {
      var small = configuration
      small.contentInsets = .zero
      let size = Button(configuration: small).intrinsicContentSize
      #expect(size.width >= 44 && size.height >= 44)
    }
  }

  // MARK: Drawing

  @Test("C15: alignment puts the image where it says")
  func alignmentOfContent() {
    button.setImage(solid(.red), for: .normal)
    stage.window.backgroundColor = .white
    func isRed(_ x: Int, _ y: Int) -> Bool { stage.snapshot().pixel(x: x, y: y) == .red }
    // The button is 100 × 44 at (20, 20), the image 10 × 10.
    #expect(isRed(70, 42) && !isRed(22, 22) && !isRed(118, 62))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(isRed(22, 22) && !isRed(70, 42))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(isRed(118, 62) && !isRed(22, 22))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(isRed(22, 22) && isRed(118, 62) && isRed(70, 42))
  }

  @Test("C15: fill wraps a title that is too wide")
  func fillWrapsTitles() {
    button.setTitle("one two three four five six seven", for: .normal)
    button.setTitleColor(.black, for: .normal)
    stage.window.backgroundColor = .white
    let clipped = stage.snapshot()
    button.contentHorizontalAlignment = .fill
    let wrapped = stage.snapshot()
    func rows(_ image: Image) -> Int {
      (20..<64).filter { y in (20..<120).contains { image.pixel(x: $0, y: y).red < 0.5 } }.count
    }
    #expect(rows(wrapped) > rows(clipped) + 8)
  }

  @Test("every state looks different from the one before it")
  func statesLookDifferent() {
    for configuration in [Button.Configuration.plain(), .gray(), .tinted(), .filled()] {
      button.configuration = configuration
      button.setTitle("Title", for: .normal)
      var looks: [Image] = [stage.snapshot()]
      button.isHighlighted = true
      looks.append(stage.snapshot())
      button.isHighlighted = false
      button.isSelected = true
      looks.append(stage.snapshot())
      button.isSelected = false
      button.isEnabled = false
      looks.append(stage.snapshot())
      button.isEnabled = true
      stage.keyPress(.keyboardTab)
      looks.append(stage.snapshot())
      stage.window.focus.focus(nil)
      for (index, look) in looks.enumerated() {
        for other in looks[(index + 1)...] { #expect(!look.hasSamePixels(as: other)) }
      }
    }
  }

  @Test("title, colour and image for a state are drawn in it")
  func valuesAreDrawn() {
    stage.window.backgroundColor = .white
    button.setBackgroundColor(.red, for: .normal)
    button.setBackgroundColor(.blue, for: .highlighted)
    #expect(stage.snapshot().pixel(x: 25, y: 25) == .red)
    stage.touchDown(at: button.center)
    stage.frame()
    #expect(stage.snapshot().pixel(x: 25, y: 25) == .blue)
    stage.touchUp()
    stage.frame()
    #expect(stage.snapshot().pixel(x: 25, y: 25) == .red)
    button.setBackgroundImage(solid(.green), for: .selected)
    button.isSelected = true
    #expect(stage.snapshot().pixel(x: 25, y: 25) == .green)
  }

  @Test("a destructive button looks so")
  func destructiveButtons() {
    button.configuration = .filled()
    let usual = stage.snapshot()
    button.role = .destructive
    #expect(!usual.hasSamePixels(as: stage.snapshot()))
  }

  @Test("an image alone is in the middle, also where the insets leave no room for it")
  func imageInTheMiddle() {
    let button = Button(configuration: .gray())
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    #expect(ButtonLayout(button).imageFrame(in: button.bounds).midX == 22)
    button.setTitle("Add", for: .normal)
    let image = ButtonLayout(button).imageFrame(in: button.bounds)
    #expect(image.minX >= 0 && image.maxX <= 44)
  }
}
