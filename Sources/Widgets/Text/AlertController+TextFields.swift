import WindowResponder

extension AlertController {
  /// The text fields of the alert, in the order in which they were added, or `nil` if there are none. Follows
  /// `UIAlertController.textFields`.
  public var textFields: [TextField]? {
    let fields = fields.compactMap { $0 as? TextField }
    return fields.isEmpty ? nil : fields
  }

  /// Adds a field between the message and the buttons. Follows `UIAlertController.addTextField`.
  ///
  ///     alert.addTextField { field in
  ///       field.placeholder = "Name"
  ///       field.text = file.name
  ///     }
  ///
  /// The first field becomes first responder when the alert is shown. Return performs the `preferredAction`,
  /// or the only action. In a field whose `returnKeyType` is `.next`, Return moves to the next field. An
  /// action sheet can have no fields.
  ///
  /// - Parameter configurationHandler: A closure that configures the field.
  public func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
    let field = TextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    addField(field)
    field.addAction(
      Action { [weak self, weak field] _ in
        guard let field else { return }
        self?.returnWasPressed(in: field, goesOn: field.returnKeyType == .next)
      }, for: .primaryActionTriggered)
  }
}
