/// The unfinished tasks of actions and commands.
///
/// A task starts at once, and runs in the same turn of the event loop until it first suspends.
@MainActor package enum ActionTasks {
  /// The number of unfinished tasks.
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
  /// Creates an action with an asynchronous closure. Each time it is performed, a task of the main actor
  /// starts in the same turn of the event loop.
  ///
  ///     button.addAction(
  ///       Action { _ in
  ///         button.isEnabled = false
  ///         label.text = await search(field.text)
  ///         button.isEnabled = true
  ///       }, for: .touchUpInside)
  ///
  /// The user can perform the action again before its task has finished. To prevent that, disable the
  /// control, as above.
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
