import Widgets

/// A card with buttons that show the parts of a configuration.
final class ButtonShapesCard: PickersCard {
  private let buttons: [Button]

  init() {
    buttons = [
      Self.subtitle(), Self.column(), Self.stroke(), Self.sending(), Self.menu(), Self.large(),
      Self.small(), Self.system(),
    ]
    super.init("Buttons")
    for button in buttons { addSubview(button) }
  }

  private static func subtitle() -> Button {
    var configuration = Button.Configuration.filled()
    configuration.title = "Send"
    configuration.subtitle = "to three people"
    configuration.image = Image(systemName: "square.and.arrow.up")
    let button = Button(configuration: configuration)
    button.toolTip = "A title with a subtitle"
    return button
  }

  private static func column() -> Button {
    var configuration = Button.Configuration.tinted()
    configuration.title = "Photo"
    configuration.image = Image(systemName: "photo")
    configuration.imagePlacement = .top
    configuration.imagePadding = 2
    return Button(configuration: configuration)
  }

  private static func stroke() -> Button {
    var configuration = Button.Configuration.plain()
    configuration.title = "Outline"
    configuration.background.strokeColor = .tint
    configuration.background.strokeWidth = 1.5
    configuration.cornerStyle = .capsule
    return Button(configuration: configuration)
  }

  private static func sending() -> Button {
    var configuration = Button.Configuration.gray()
    configuration.title = "Loading"
    configuration.showsActivityIndicator = true
    let button = Button(configuration: configuration)
    button.addAction(
      Action { [unowned button] _ in
        let isBusy = button.configuration?.showsActivityIndicator ?? false
        button.configuration?.showsActivityIndicator = !isBusy
        button.configuration?.title = isBusy ? "Load" : "Loading"
      }, for: .primaryActionTriggered)
    return button
  }

  private static func menu() -> Button {
    let button = Button(configuration: .gray())
    button.menu = Menu(
      children: ["Low", "Medium", "High"].map { Action(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private static func large() -> Button {
    var configuration = Button.Configuration.borderedProminent()
    configuration.title = "Large"
    configuration.buttonSize = .large
    configuration.cornerStyle = .capsule
    return Button(configuration: configuration)
  }

  private static func small() -> Button {
    var configuration = Button.Configuration.bordered()
    configuration.title = "Small"
    configuration.buttonSize = .small
    return Button(configuration: configuration)
  }

  private static func system() -> Button {
    let button = Button(type: .system)
    button.setTitle("Two lines\nof a title", for: .normal)
    button.titleLabel?.numberOfLines = 2
    button.titleLabel?.textAlignment = .center
    return button
  }

  /// Returns the frames of the buttons, in as many lines as needed. Each button is vertically centred in its
  /// line.
  private func places(width: Double) -> [Rect] {
    var (lines, x): ([[Rect]], Double) = ([[]], 0)
    for button in buttons {
      let size = button.intrinsicContentSize
      if x > 0, x + size.width > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append(
        Rect(x: x, y: 0, width: min(size.width, width), height: size.height))
      x += size.width + Spacing.small
    }
    var (frames, y): ([Rect], Double) = ([], 0)
    for line in lines {
      let height = line.map(\.height).max() ?? 0
      frames += line.map { $0.offsetBy(dx: 0, dy: y + ((height - $0.height) / 2).rounded()) }
      y += height + Spacing.small
    }
    return frames
  }

  override func contentHeight(forWidth width: Double) -> Double {
    (places(width: width).map(\.maxY).max() ?? 0).rounded(.up)
  }

  override func layOut(in area: Rect) {
    for (button, frame) in zip(buttons, places(width: area.width)) {
      button.frame = frame.offsetBy(dx: area.minX, dy: area.minY)
    }
  }
}
