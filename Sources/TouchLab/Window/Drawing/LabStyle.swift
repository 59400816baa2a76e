import Widgets

/// The sizes and colours of the touch lab, which is readable at arm's length.
enum LabStyle {
  /// Distances, in points.
  static let gap = 12.0
  static let margin = 20.0
  /// The width above which a page has two columns, in points.
  static let wide = 900.0
  /// The largest width of a column, in points.
  static let column = 620.0

  static let largeTitle = Font.systemFont(ofSize: 32, weight: .bold)
  static let title = Font.systemFont(ofSize: 22, weight: .semibold)
  static let body = Font.systemFont(ofSize: 17)
  static let strong = Font.systemFont(ofSize: 17, weight: .semibold)
  static let note = Font.systemFont(ofSize: 14)
  static let number = Font.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
  static let bigNumber = Font.monospacedDigitSystemFont(ofSize: 40, weight: .light)
  static let smallCaps = Font.systemFont(ofSize: 13, weight: .semibold)

  /// Returns a label with line wrapping.
  @MainActor static func label(
    _ text: String, font: Font = body, color: Color = .label, alignment: TextAlignment = .natural
  ) -> Label {
    let label = Label(text: text)
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = alignment
    return label
  }

  /// Returns a large button with a title.
  @MainActor static func button(
    _ title: String, symbol: String? = nil, isProminent: Bool = false,
    _ act: @escaping @MainActor () -> Void
  ) -> Button {
    var configuration: Button.Configuration = isProminent ? .filled() : .gray()
    configuration.title = title
    configuration.image = symbol.flatMap { Image(systemName: $0) }
    configuration.imagePadding = 8
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 14, leading: 22, bottom: 14, trailing: 22)
    let button = Button(configuration: configuration)
    button.addAction(Action { _ in act() }, for: .primaryActionTriggered)
    return button
  }
}
