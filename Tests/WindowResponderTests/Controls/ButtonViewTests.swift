import ResponderTestKit
import Testing
import WindowResponder

/// Tests of the subviews of a button, according to UIKit's documentation.
@MainActor @Suite(.serialized) struct ButtonViewTests {
  let stage = Stage(size: Size(width: 320, height: 200))

  private func image(_ side: Double, _ color: Color = .red) -> Image {
    ImageRenderer(size: Size(width: side, height: side)).image {
      $0.fill(Rect(x: 0, y: 0, width: side, height: side), color: color)
    }
  }

  @Test("A custom button's title is white, in 18 points; a system button's has the tint colour")
  func defaultAppearances() {
    let custom = Button(type: .custom)
    #expect(custom.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(custom.currentTitleColor == .white)
    #expect(custom.titleColor(for: .normal) == .white)
    let system = Button(type: .system)
    #expect(system.currentTitleColor == .tint)
    #expect(system.configuration == nil)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
  }

  @Test("The title label shows the title of the state, at once")
  func labelFollowsTitles() {
    let button = Button(type: .system)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .selected)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.textColor == .red)
    button.setTitle("Yes", for: .selected)
    #expect(button.titleLabel?.text == "Yes")
  }

  @Test("The title label's font is the title's, and makes the button larger")
  func fontOfTheLabel() {
    let button = Button(type: .custom)
    button.setTitle("A title", for: .normal)
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .boldSystemFont(ofSize: 40)
    #expect(button.font == .boldSystemFont(ofSize: 40))
    #expect(button.intrinsicContentSize.height > before.height + 15)
    button.setTitle("Another", for: .normal)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 40))
  }

  @Test("A title of several lines is wrapped in the button's width")
  func severalLines() {
    let button = Button(type: .custom)
    button.setTitle("one two three four five six seven eight", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    let narrow = button.sizeThatFits(Size(width: 120, height: 0))
    #expect(narrow.width <= 120)
    #expect(narrow.height > 2 * Font.systemFont(ofSize: 18).lineHeight)
    button.frame = Rect(x: 10, y: 10, width: 120, height: narrow.height)
    stage.window.addSubview(button)
    stage.render()
    let label = button.titleLabel
    #expect((label?.frame.height ?? 0) > 2 * Font.systemFont(ofSize: 18).lineHeight)
    #expect((label?.frame.maxX ?? 999) <= 120)
  }

  @Test("Label and image view are subviews that a subclass may place in layoutSubviews")
  func placedBySubclass() {
    final class Column: Button {
      override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        titleLabel?.frame = Rect(x: 0, y: 30, width: 80, height: 20)
      }
    }
    let button = Column(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    button.setImage(image(20), for: .normal)
    button.setTitle("Title", for: .normal)
    #expect(button.imageView?.superview === button)
    #expect(button.titleLabel?.superview === button)
    stage.window.addSubview(button)
    stage.window.backgroundColor = .white
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 2, y: 2) == .red)
    #expect(button.titleLabel?.frame == Rect(x: 0, y: 30, width: 80, height: 20))
  }

  @Test("A button looks the same with its views as without them")
  func viewsLookTheSame() {
    for configuration in [nil, Button.Configuration.filled(), .gray(), .plain()] {
      let button = Button(type: .system)
      button.configuration = configuration
      button.frame = Rect(x: 20, y: 20, width: 200, height: 60)
      button.setTitle("A title", for: .normal)
      button.setImage(Image(systemName: "star.fill"), for: .normal)
      stage.window.addSubview(button)
      let drawn = stage.snapshot()
      _ = button.titleLabel
      _ = button.imageView
      #expect(stage.snapshot().hasSamePixels(as: drawn))
      button.removeFromSuperview()
    }
  }

  @Test("Content insets make the button larger; title and image insets move what they name")
  func edgeInsets() {
    let button = Button(type: .custom)
    button.setImage(image(20), for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 20, height: 20))
    button.contentEdgeInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 30)
    #expect(button.intrinsicContentSize == Size(width: 60, height: 30))
    button.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == Rect(x: 10, y: 5, width: 20, height: 20))
    #expect(button.imageRect(forContentRect: content) == content)
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    #expect(button.imageRect(forContentRect: content).minX == 6)
    button.contentHorizontalAlignment = .left
    #expect(button.imageRect(forContentRect: content).minX == 10)
    #expect(button.intrinsicContentSize == Size(width: 60, height: 30))
  }

  @Test("Overridden rectangles say where title and image are drawn")
  func overriddenRectangles() {
    final class Right: Button {
      override func imageRect(forContentRect contentRect: Rect) -> Rect {
        Rect(x: contentRect.maxX - 10, y: 0, width: 10, height: 10)
      }
    }
    let button = Right(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(image(20), for: .normal)
    stage.window.addSubview(button)
    stage.window.backgroundColor = .white
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 95, y: 5) == .red)
    #expect(picture.pixel(x: 50, y: 20) == .white)
  }

  @Test("An attributed title comes before a plain one, by state")
  func attributedTitles() {
    let button = Button(type: .custom)
    button.setTitle("plain", for: .normal)
    let styled = StyledText("styled", attributes: TextAttributes(foregroundColor: .red))
    button.setAttributedTitle(styled, for: .normal)
    #expect(button.currentAttributedTitle == styled)
    #expect(button.attributedTitle(for: .highlighted) == styled)
    #expect(button.titleLabel?.text == "styled")
    #expect(button.accessibilityLabel == "styled")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test("Buttons of the other types show their symbol, and are as large as it")
  func typesWithSymbols() {
    for type in [
      Button.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ] {
      let button = Button(type: type)
      #expect(button.buttonType == type)
      #expect(button.currentImage != nil)
      #expect(button.bounds.size == button.intrinsicContentSize)
      #expect(button.accessibilityLabel != nil)
    }
  }

  @Test("A subclass that overrides init(frame:) can be made with a type and with a configuration")
  func inheritedInitializers() {
    final class Own: Button {
      var isPrepared = false
      override init(frame: Rect) {
        super.init(frame: frame)
        isPrepared = true
      }
    }
    #expect(Own(type: .system).isPrepared)
    #expect(Own(configuration: .filled(), primaryAction: nil).configuration == .filled())
    #expect(Own(type: .system).buttonType == .system)
  }

  @Test("Leading and trailing content alignment stand left and right")
  func directionalAlignment() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(image(20), for: .normal)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    #expect(button.imageRect(forContentRect: button.bounds).minX == 0)
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(button.imageRect(forContentRect: button.bounds).maxX == 100)
  }
}

@MainActor @Suite(.serialized) struct TextDrawingTests {
  let stage = Stage(size: Size(width: 200, height: 100))

  @Test("A label's overridden drawText draws its text in another rectangle")
  func labels() {
    final class Padded: Label {
      override func drawText(in rect: Rect) {
        GraphicsContext.current?.fill(rect, color: .red)
        super.drawText(in: rect.insetBy(dx: 20, dy: 0))
      }
    }
    let label = Padded(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    stage.window.addSubview(label)
    #expect(stage.snapshot().pixel(x: 5, y: 15) == .red)
  }

  @Test("A symbol in a button is as large as its configuration says")
  func symbols() {
    let button = Button(type: .custom)
    button.setImage(Image(systemName: "star"), for: .normal)
    let usual = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(
      Image.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > usual + 20)
    #expect(button.currentPreferredSymbolConfiguration != nil)
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: "star")
    let plain = Button(configuration: configuration).intrinsicContentSize.height
    configuration.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 60)
    #expect(Button(configuration: configuration).intrinsicContentSize.height > plain + 20)
  }
}
