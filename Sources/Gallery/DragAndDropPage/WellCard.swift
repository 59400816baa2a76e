import Widgets

/// A card that accepts images, files and text, also text by Paste, and shows what was dropped.
final class WellCard: Card, DropInteractionDelegate, PasteAction {
  private let picture = ImageView()
  private let label = Label(text: "Drop a picture, files or text here")
  private static let pictureSide = 64.0
  private var isOver = false { didSet { if isOver != oldValue { updateBorder() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    label.numberOfLines = 3
    label.textColor = .secondaryLabel
    picture.contentMode = .scaleAspectFit
    picture.isHidden = true
    addSubview(picture)
    addSubview(label)
    addInteraction(DropInteraction(delegate: self))
  }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    let size = Size(width: width - 3 * Spacing.medium - Self.pictureSide, height: 400)
    return max(Self.pictureSide, label.sizeThatFits(size).height) + 2 * Spacing.medium
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = contentFrame
    if !picture.isHidden {
      let side = Self.pictureSide
      picture.frame = Rect(
        x: area.minX, y: area.midY - side / 2, width: side, height: side)
      area.size.width -= side + Spacing.medium
      area.origin.x += side + Spacing.medium
      mirror([picture])
    }
    label.frame = area
    mirror([label])
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  private func updateBorder() {
    layer.borderColor = isFocused ? focusRingColor : isOver ? tintColor : .separator
    layer.borderWidth = isOver || isFocused ? 2 : 1
  }

  private func show(_ text: String, _ image: Image? = nil) {
    label.text = text
    label.textColor = .label
    picture.image = image
    picture.isHidden = image == nil
    setNeedsLayout()
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    updateBorder()
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .paste { return Pasteboard.general.hasStrings }
    return super.canPerformAction(action, withSender: sender)
  }

  func paste(_ sender: Any?) {
    Pasteboard.general.loadString { [weak self] answer in
      if case .success(let text) = answer { self?.show(text) }
    }
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    isOver = true
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .copy) }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    isOver = false
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    isOver = false
    if session.canLoadObjects(ofClass: Image.self) {
      session.loadObjects(ofClass: Image.self) { [weak self] images in
        guard let image = images.first else { return }
        self?.show("\(Int(image.size.width)) × \(Int(image.size.height)) points", image)
      }
    } else if session.hasItemsConforming(toTypeIdentifiers: ["text/uri-list"]) {
      session.loadAddresses { [weak self] in self?.show($0.joined(separator: "\n")) }
    } else if session.canLoadObjects(ofClass: String.self) {
      session.loadObjects(ofClass: String.self) { [weak self] in
        self?.show($0.joined(separator: "\n"))
      }
    } else {
      let types = session.items.flatMap(\.itemProvider.registeredTypeIdentifiers)
      show("Nothing known: \(types.joined(separator: ", "))")
    }
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    isOver = false
  }
}
