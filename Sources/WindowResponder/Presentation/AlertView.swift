import ResponderRuntime

/// The content of an alert: its title, its message and a button for each action.
final class AlertView: View {
  private weak var alert: AlertController?
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let scrollView = ScrollView()
  private var buttons: [Button] { answers.map(\.button) }
  private var answers: [(action: AlertAction, button: Button)] = []
  /// The button that the alert has focused.
  @BackLink private var firstFocused: View?
  /// A Boolean value that indicates whether the alert determines the focused button.
  private var placesFocus = false

  /// The sizes and distances of alerts, in points.
  private enum Metrics {
    static let width = 340.0
    static let inset = 20.0
    static let textGap = 8.0
    static let buttonGap = 8.0
    static let textToButtons = 20.0
    static let textToFields = 16.0
    static let fieldGap = 8.0
    static let fieldHeight = 44.0
    static let buttonHeight = 44.0
  }

  init(_ alert: AlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    messageLabel.textAlignment = .center
    messageLabel.textColor = .secondaryLabel
    addSubview(scrollView)
    scrollView.addSubview(titleLabel)
    scrollView.addSubview(messageLabel)
    rebuild()
  }

  /// Updates the texts and the buttons.
  func rebuild() {
    guard let alert else { return }
    let isSheet = alert.preferredStyle == .actionSheet
    let metrics = FontMetrics.default
    titleLabel.text = alert.title
    titleLabel.font =
      isSheet
      ? theme.fonts.caption.withWeight(.semibold)
      : theme.fonts.headline.withSize(metrics.scaledValue(for: 17))
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.text = alert.message
    messageLabel.font =
      isSheet ? theme.fonts.caption : theme.fonts.body.withSize(metrics.scaledValue(for: 14))
    titleLabel.isHidden = (alert.title ?? "").isEmpty
    messageLabel.isHidden = (alert.message ?? "").isEmpty
    let focusIsAtFirst = placesFocus && host?.focusHost.focusedView === firstFocused
    answers = ordered(alert.actions).map { action in
      let known = answers.first { $0.action === action }?.button
      let button = known ?? makeButton(action, in: alert)
      configure(button, for: action, in: alert)
      return (action, button)
    }
    for button in buttons { addSubview(button) }
    for field in alert.fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
    if focusIsAtFirst { placeFirstFocus() }
  }

  /// Focuses the button of the first focused action, until the user moves the focus.
  func placeFirstFocus() {
    placesFocus = true
    let action = alert?.firstFocusedAction
    let button = answers.first { $0.action === action }?.button
    firstFocused = button
    host?.focusHost.focus(button)
  }

  /// Returns the actions in the order of their buttons. Of two buttons side by side, the cancel action is on
  /// the left. Otherwise, it is the last.
  private func ordered(_ actions: [AlertAction]) -> [AlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 && isPair(actions) ? cancel + others : others + cancel
  }

  private func isPair(_ actions: [AlertAction]) -> Bool {
    alert?.preferredStyle == .alert && actions.count == 2
  }

  private func makeButton(_ action: AlertAction, in alert: AlertController) -> Button {
    let button = Button(
      configuration: .gray(),
      primaryAction: Action { [weak alert] _ in alert?.choose(action) })
    if action.style == .destructive { button.role = .destructive }
    return button
  }

  private func configure(_ button: Button, for action: AlertAction, in alert: AlertController) {
    let isStrong = action === alert.preferredAction || action === alert.returnAction
    let isSheet = alert.preferredStyle == .actionSheet
    var configuration: Button.Configuration =
      isStrong && !isSheet ? .filled() : .gray()
    configuration.title = action.title
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    button.configuration = configuration
    button.isEnabled = action.isEnabled
  }

  // MARK: Layout

  private func textHeight(width: Double) -> Double {
    let shown = [titleLabel, messageLabel].filter { !$0.isHidden }
    var height = 0.0
    for label in shown { height += label.sizeThatFits(Size(width: width, height: 0)).height }
    return height + (shown.count == 2 ? Metrics.textGap : 0)
  }

  /// Returns a Boolean value that indicates whether there are two buttons that fit side by side.
  private func standsInARow(width: Double) -> Bool {
    guard let alert, isPair(alert.actions) else { return false }
    let room = (width - Metrics.buttonGap) / 2
    return buttons.allSatisfy { $0.intrinsicContentSize.width <= room }
  }

  private func buttonsHeight(width: Double) -> Double {
    if buttons.isEmpty { return 0 }
    let rows = Double(standsInARow(width: width) ? 1 : buttons.count)
    return rows * Metrics.buttonHeight + (rows - 1) * Metrics.buttonGap
  }

  private var fields: [View] { alert?.fields ?? [] }

  private var fieldsHeight: Double {
    let count = Double(fields.count)
    return max(0, count * (Metrics.fieldHeight + Metrics.fieldGap) - Metrics.fieldGap)
  }

  /// Returns the height of the text fields and buttons, with the distance to the text.
  private func restHeight(width: Double, text: Double) -> Double {
    let buttons = buttonsHeight(width: width)
    let fields = fieldsHeight
    var height = buttons + fields
    if buttons > 0, text + fields > 0 { height += Metrics.textToButtons }
    if fields > 0, text > 0 { height += Metrics.textToFields }
    return height
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = min(Metrics.width, size.width)
    let inner = width - 2 * Metrics.inset
    let text = textHeight(width: inner)
    let rest = restHeight(width: inner, text: text)
    return Size(width: width, height: min(size.height, text + rest + 2 * Metrics.inset))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.inset, dy: Metrics.inset)
    let buttonsHeight = buttonsHeight(width: inner.width)
    let text = textHeight(width: inner.width)
    let rest = restHeight(width: inner.width, text: text)
    scrollView.frame = Rect(
      x: inner.minX, y: inner.minY, width: inner.width,
      height: max(0, min(text, inner.height - rest)))
    scrollView.contentSize = Size(width: inner.width, height: text)
    scrollView.alwaysBounceVertical = false
    var y = 0.0
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = label.sizeThatFits(Size(width: inner.width, height: 0)).height
      label.frame = Rect(x: 0, y: y, width: inner.width, height: height)
      y += height + Metrics.textGap
    }
    let top = text > 0 ? scrollView.frame.maxY + Metrics.textToFields : inner.minY
    placeFields(top: top, in: inner)
    placeButtons(
      in: Rect(
        x: inner.minX, y: inner.maxY - buttonsHeight, width: inner.width, height: buttonsHeight))
  }

  private func placeFields(top: Double, in inner: Rect) {
    var y = top
    for field in fields {
      field.frame = Rect(x: inner.minX, y: y, width: inner.width, height: Metrics.fieldHeight)
      y += Metrics.fieldHeight + Metrics.fieldGap
    }
  }

  private func placeButtons(in room: Rect) {
    if standsInARow(width: room.width) {
      let width = ((room.width - Metrics.buttonGap) / 2).rounded(.down)
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: index == 0 ? room.minX : room.maxX - width, y: room.minY, width: width,
          height: Metrics.buttonHeight
        ).mirrored(in: room, if: isRightToLeft)
      }
      return
    }
    var y = room.minY
    for button in buttons {
      button.frame = Rect(x: room.minX, y: y, width: room.width, height: Metrics.buttonHeight)
      y += Metrics.buttonHeight + Metrics.buttonGap
    }
  }

  override func themeDidChange() {
    super.themeDidChange()
    rebuild()
  }
}

/// The background of an alert: rounded, with a shadow.
final class AlertCard: View {
  @BackLink private var content: View?

  /// The radius of an alert's corners, in points.
  static let cornerRadius = 18.0

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    layer.borderWidth = 1
    layer.borderColor = .windowBorder
    layer.shadowOpacity = 1
    layer.shadowColor = .windowShadow
    layer.shadowOffset = Size(width: 0, height: 10)
    layer.shadowRadius = 24
  }

  func embed(_ view: View) {
    content = view
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self { content.place(in: bounds) }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override var drawsNothing: Bool { true }
}
