import ResponderTestKit
import Testing
import WindowResponder

@MainActor @Suite(.serialized) struct ButtonConfigurationTests {
  let stage = Stage(size: Size(width: 320, height: 200))

  private func shown(_ configuration: Button.Configuration) -> Button {
    let button = Button(configuration: configuration)
    button.frame = Rect(x: 20, y: 20, width: 240, height: 80)
    stage.window.addSubview(button)
    stage.render()
    return button
  }

  @Test("title and attributedTitle are one text; setting the title takes its looks away")
  func titles() {
    var configuration = Button.Configuration.plain()
    configuration.attributedTitle = StyledText(
      "Styled", attributes: TextAttributes(foregroundColor: .red))
    #expect(configuration.title == "Styled")
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == StyledText("Plain"))
    configuration.attributedTitle = nil as StyledText?
    #expect(configuration.title == nil)
    configuration.subtitle = "Below"
    #expect(configuration.attributedSubtitle?.string == "Below")
  }

  @Test("Line break modes that wrap give a title several lines, and others a single one")
  func wrappedTitles() {
    var configuration = Button.Configuration.plain()
    configuration.title = "one two three four five six seven eight nine ten"
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = Button(configuration: configuration)
    let narrow = Size(width: 120, height: 0)
    let single = button.sizeThatFits(narrow).height
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
      configuration.titleLineBreakMode = mode
      button.configuration = configuration
      #expect(button.sizeThatFits(narrow).height > single + 10)
    }
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.lineBreakMode == .byCharWrapping)
    #expect(button.sizeThatFits(narrow).height > single + 10)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.sizeThatFits(narrow).height == single)
    button.titleLabel?.numberOfLines = 3
    #expect(button.sizeThatFits(narrow).height > single)
  }

  @Test("A subtitle stands under the title, and makes the button higher")
  func subtitles() {
    var configuration = Button.Configuration.filled()
    configuration.buttonSize = .mini
    configuration.title = "Title"
    let one = Button(configuration: configuration).intrinsicContentSize
    configuration.subtitle = "A longer subtitle"
    configuration.titlePadding = 4
    let button = shown(configuration)
    #expect(button.intrinsicContentSize.height >= one.height + 4 + 10)
    #expect(button.subtitleLabel?.text == "A longer subtitle")
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .zero
    button.layoutIfNeeded()
    let subtitle = button.subtitleLabel?.frame ?? .zero
    #expect(subtitle.minY == title.maxY + 4)
    #expect(title.midX == subtitle.midX)
    configuration.titleAlignment = .leading
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == button.subtitleLabel?.frame.minX)
    configuration.titleAlignment = .trailing
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.subtitleLabel?.frame.maxX)
  }

  @Test("The image stands where its placement says, at its distance")
  func imagePlacement() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Title"
    configuration.image = Image(systemName: "star.fill")
    configuration.imagePadding = 12
    let button = shown(configuration)
    func frames() -> (Rect, Rect) {
      let content = button.contentRect(forBounds: button.bounds)
      return (
        button.titleRect(forContentRect: content), button.imageRect(forContentRect: content)
      )
    }
    var (title, image) = frames()
    #expect(title.minX == image.maxX + 12)
    button.configuration?.imagePlacement = .trailing
    (title, image) = frames()
    #expect(image.minX == title.maxX + 12)
    button.configuration?.imagePlacement = .top
    (title, image) = frames()
    #expect(title.minY == image.maxY + 12)
    button.configuration?.imagePlacement = .bottom
    (title, image) = frames()
    #expect(image.minY == title.maxY + 12)
  }

  @Test("A turning wheel takes the image's place, and goes again")
  func activityIndicator() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Sending"
    configuration.image = Image(systemName: "star.fill")
    configuration.showsActivityIndicator = true
    let button = shown(configuration)
    let wheel = button.subviews.compactMap { $0 as? ActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    stage.advance(by: 0.2)
    #expect(wheel?.superview == nil)
    let count = stage.frameCount
    stage.advance(by: 2)
    #expect(stage.frameCount == count)
  }

  @Test("Transformers change how title and image look")
  func transformers() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
      var looks = $0
      looks.font = .boldSystemFont(ofSize: 40)
      return looks
    }
    let plain = Button(configuration: .plain())
    plain.setTitle("Title", for: .normal)
    let button = shown(configuration)
    #expect(button.intrinsicContentSize.height > plain.intrinsicContentSize.height)
    #expect(configuration == button.configuration)
    var other = configuration
    other.titleTextAttributesTransformer = nil
    #expect(other != configuration)
  }

  @Test("Background, stroke and corners are drawn as they are set")
  func background() {
    var configuration = Button.Configuration.plain()
    configuration.background.backgroundColor = Color(hex: 0x00FF00)
    configuration.background.strokeColor = Color(hex: 0xFF0000)
    configuration.background.strokeWidth = 4
    configuration.background.cornerRadius = 0
    configuration.cornerStyle = .fixed
    _ = shown(configuration)
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 21, y: 21) == Color(hex: 0xFF0000))
    #expect(picture.pixel(x: 140, y: 30) == Color(hex: 0x00FF00))
    let button = stage.window.subviews.compactMap { $0 as? Button }.first
    button?.configuration?.cornerStyle = .capsule
    #expect(stage.snapshot().pixel(x: 21, y: 21) != Color(hex: 0xFF0000))
  }

  @Test("Sizes go from mini to large, and content insets can be set and taken back")
  func sizes() {
    var last = 0.0
    for size in [Button.Configuration.Size.mini, .small, .medium, .large] {
      var configuration = Button.Configuration.filled()
      configuration.title = "Title"
      configuration.buttonSize = size
      let width = Button(configuration: configuration).intrinsicContentSize.width
      #expect(width > last)
      last = width
    }
    var configuration = Button.Configuration.filled()
    let usual = configuration.contentInsets
    configuration.contentInsets = .zero
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == usual)
  }

  @Test("Every style can be told from the others")
  func styles() {
    var pictures: [Image] = []
    for configuration in [
      Button.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered(),
    ] {
      var configuration = configuration
      configuration.title = "Title"
      let button = shown(configuration)
      pictures.append(stage.snapshot())
      button.removeFromSuperview()
    }
    for (index, picture) in pictures.enumerated() {
      for other in pictures[(index + 1)...] { #expect(!picture.hasSamePixels(as: other)) }
    }
  }

  @Test("Without automatic updates a pressed button looks as one that is not")
  func automaticUpdates() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Title"
    let button = shown(configuration)
    let calm = stage.snapshot()
    button.isHighlighted = true
    #expect(!stage.snapshot().hasSamePixels(as: calm))
    button.automaticallyUpdatesConfiguration = false
    #expect(stage.snapshot().hasSamePixels(as: calm))
  }

  @Test("A button that shows what is chosen in its menu has a mark at its end")
  func indicator() {
    var configuration = Button.Configuration.gray()
    configuration.title = "Size"
    configuration.indicator = .none
    let without = Button(configuration: configuration).intrinsicContentSize.width
    configuration.indicator = .popup
    #expect(Button(configuration: configuration).intrinsicContentSize.width > without + 10)
    configuration.indicator = .automatic
    let button = Button(configuration: configuration)
    #expect(button.intrinsicContentSize.width == without)
  }
}
