import Widgets

/// A card with a form: six fields in the order of the Tab key, each with different traits.
final class FormCard: Card {
  let name = TextField()
  let email = TextField()
  let password = TextField()
  let number = TextField()
  let search = SearchField()
  let fixed = TextField()

  /// A closure that is called when the text or the selection of a field changes, and when editing begins and
  /// ends.
  var onChange: () -> Void = {}
  /// A closure that is called with the text of a search.
  var onSearch: (_ words: String) -> Void = { _ in }

  private let titleLabel = Label(text: "A form with Tab order")
  private let captions = ["Name", "E-mail", "Password", "Number", "Search", "Disabled"].map {
    Label(text: $0)
  }
  private let eye = Button(configuration: .plain())
  /// The largest number of digits.
  static let mostDigits = 8

  var fields: [TextField] { [name, email, password, number, search, fixed] }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = theme.fonts.headline
    addSubview(titleLabel)
    for (caption, field) in zip(captions, fields) {
      caption.font = theme.fonts.caption
      caption.textColor = .secondaryLabel
      field.accessibilityLabel = caption.text
      field.delegate = self
      field.borderStyle = .roundedRect
      field.returnKeyType = field === search ? .search : .next
      field.addAction(Action { [weak self] _ in self?.onChange() }, for: .editingChanged)
      addSubview(caption)
      addSubview(field)
    }
    fill()
  }

  private func fill() {
    name.placeholder = "Ada Lovelace"
    name.textContentType = .name
    name.autocapitalizationType = .words
    name.clearButtonMode = .whileEditing
    email.placeholder = "ada@example.org"
    email.keyboardType = .emailAddress
    email.textContentType = .emailAddress
    email.autocapitalizationType = .none
    password.placeholder = "At least eight characters"
    password.textContentType = .newPassword
    password.isSecureTextEntry = true
    password.rightView = eye
    password.rightViewMode = .always
    eye.frame.size = Size(width: 44, height: 44)
    eye.addAction(Action { [weak self] _ in self?.toggleSecret() }, for: .primaryActionTriggered)
    showEye()
    number.placeholder = "Digits only"
    number.keyboardType = .numberPad
    number.textAlignment = .right
    search.onSearch = { [weak self] words in self?.onSearch(words) }
    search.placeholder = "Search"
    fixed.text = "This cannot be changed"
    fixed.isEnabled = false
  }

  // MARK: The password

  private func toggleSecret() {
    password.isSecureTextEntry.toggle()
    showEye()
  }

  private func showEye() {
    let isHidden = password.isSecureTextEntry
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: isHidden ? "eye" : "eye.slash", pointSize: 20)
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 12, leading: 12, bottom: 12, trailing: 12)
    configuration.baseForegroundColor = .secondaryLabel
    eye.configuration = configuration
    eye.accessibilityLabel = isHidden ? "Show the password" : "Hide the password"
  }

  // MARK: Validation

  /// Shows beside a field's name what is wrong with its text, or `nil` if nothing is wrong.
  private func say(_ problem: String?, about field: TextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    let name = field.accessibilityLabel ?? ""
    captions[index].text = problem.map { "\(name): \($0)" } ?? name
    captions[index].textColor = problem == nil ? .secondaryLabel : .destructive
  }

  private func check(_ field: TextField) {
    let text = field.text ?? ""
    if field === email, !text.isEmpty {
      let parts = text.split(separator: "@" as Character, omittingEmptySubsequences: false)
      let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      say(isAddress ? nil : "an address has one @ inside", about: field)
    } else if field === password, !text.isEmpty {
      say(text.count < 8 ? "at least eight characters" : nil, about: field)
    } else {
      say(nil, about: field)
    }
  }

  // MARK: Layout

  /// The width from which on there are two fields in a row, in points.
  private static let wideWidth = 520.0
  private static var captionHeight: Double { Spacing.scaled(20) }
  private static let fieldHeight = 44.0
  private static var titleHeight: Double { Spacing.scaled(24) }

  private static func columns(_ width: Double) -> Int { width < Spacing.scaled(wideWidth) ? 1 : 2 }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    let columns = Self.columns(width)
    let rows = Double((fields.count + columns - 1) / columns)
    let row = Self.captionHeight + Spacing.tiny + Self.fieldHeight
    return Spacing.medium * 2 + Self.titleHeight + rows * (row + Spacing.medium)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Self.titleHeight)
    let columns = Self.columns(bounds.width)
    let gap = Spacing.large
    let width = ((area.width - gap * Double(columns - 1)) / Double(columns)).rounded(.down)
    let row = Self.captionHeight + Spacing.tiny + Self.fieldHeight + Spacing.medium
    for (index, field) in fields.enumerated() {
      let x = area.minX + (width + gap) * Double(index % columns)
      let y = titleLabel.frame.maxY + Spacing.medium + row * Double(index / columns)
      captions[index].frame = Rect(x: x, y: y, width: width, height: Self.captionHeight)
      field.frame = Rect(
        x: x, y: y + Self.captionHeight + Spacing.tiny, width: width, height: Self.fieldHeight)
    }
    mirror(captions + fields)
  }
}

extension FormCard: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    guard textField === number else { return true }
    let result = (textField.text ?? "").replacing(range, with: string)
    return result.count <= Self.mostDigits && result.allSatisfy { $0.isASCII && $0.isNumber }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard textField !== search, let index = fields.firstIndex(where: { $0 === textField }) else {
      return true
    }
    fields[index + 1].becomeFirstResponder()
    return false
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    say(nil, about: textField)
    onChange()
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    check(textField)
    onChange()
  }

  func textFieldDidChangeSelection(_ textField: TextField) { onChange() }
}
