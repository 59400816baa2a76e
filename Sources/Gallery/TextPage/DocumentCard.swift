import Widgets

/// A card with a text of thousands of paragraphs that can be searched.
final class DocumentCard: TextViewCard {
  private let findButton = Button(configuration: .gray())
  private static let findWidth = 108.0

  init() {
    super.init(title: "A long document")
    textView.text = SampleTexts.document
    textView.isFindInteractionEnabled = true
    var configuration = Button.Configuration.gray()
    configuration.title = "Find"
    configuration.image = Image(systemName: "magnifyingglass", pointSize: 18)
    configuration.imagePadding = 6
    findButton.configuration = configuration
    findButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        textView.find(nil)
      }, for: .primaryActionTriggered)
    addSubview(findButton)
  }

  override class var textHeight: Double { 360 }
  override class var titleHeight: Double { 44 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    findButton.frame = Rect(
      x: area.maxX - Self.findWidth, y: area.minY, width: Self.findWidth, height: 44)
    mirror([findButton])
  }
}
