import WindowResponder

extension AlertController {
  /// The fields of the alert, in the order in which they were added; nil where there are none. Follows
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
  /// The first field is typed into as soon as the alert is shown. Return gives the
  /// `preferredAction`, or the only one there is; in a field whose `returnKeyType` is
  /// `.next` it goes to the next one. An action sheet can have no fields.
  ///
  /// - Parameter configurationHandler: Is given the field, to make it as it should be.
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
