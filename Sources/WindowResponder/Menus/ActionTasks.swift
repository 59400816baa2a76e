/// The tasks that actions and commands have begun and that are not done.
///
/// A task begins at once, and runs in the same turn of the loop until it first waits.
@MainActor package enum ActionTasks {
  /// How many there are.
  package private(set) static var count = 0

  static func begin(_ body: @escaping @MainActor () async -> Void) {
    count += 1
    Task.immediate { @MainActor in
      await body()
      count -= 1
    }
  }
}

extension Action {
  /// Creates an action whose closure may wait: each time it is performed it begins a task of the main
  /// actor, in the same turn of the loop.
  ///
  ///     button.addAction(
  ///       Action { _ in
  ///         button.isEnabled = false
  ///         label.text = await search(field.text)
  ///         button.isEnabled = true
  ///       }, for: .touchUpInside)
  ///
  /// Nothing keeps the user from performing it again while its task still waits: disable the control, as
  /// above, where that must not be.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) async -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state
    ) { (action: Action) -> Void in ActionTasks.begin { await handler(action) } }
  }
}
