import Widgets

/// A window above everything at the bottom of the screen, like a volume indicator, with a text and a button
/// that closes it.
///
/// On a desktop without layers it is an ordinary window.
final class OverlayWindow: Window {
  private let words = Label()
  private let done = Button(configuration: .filled())

  init() {
    let isLayer = Application.shared.desktopFeatures.contains(.layerWindows)
    super.init(frame: Rect(x: 0, y: 0, width: 360, height: isLayer ? 64 : 108))
    title = "Overlay"
    role = .layer(
      .overlay, edges: [.bottom], margins: EdgeInsets(bottom: 48), keyboard: .onDemand)
    backgroundColor = .secondarySystemGroupedBackground
    words.text = isLayer ? "Above every window" : "No layers on this desktop"
    done.configuration?.title = "Done"
    done.addAction(
      Action { [weak self] _ in self?.isHidden = true }, for: .primaryActionTriggered)
    addSubview(words)
    addSubview(done)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 10)
    let width = done.intrinsicContentSize.width
    done.frame = Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
    words.frame = Rect(
      x: room.minX, y: room.minY, width: max(0, done.frame.minX - room.minX - 8),
      height: room.height)
    mirror([done, words])
  }
}
