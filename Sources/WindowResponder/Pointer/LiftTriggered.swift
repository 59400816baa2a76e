/// A view whose action a touch triggers when it ends.
@MainActor protocol LiftTriggered: View {
  /// A Boolean value that indicates whether the view has such an action.
  var triggersPrimaryAction: Bool { get }
}
