/// An interaction that is added to a view as a whole, such as a context menu or an edit menu.
///
/// Add it with ``View/addInteraction(_:)``. Follows `UIInteraction`.
@preconcurrency @MainActor public protocol Interaction: AnyObject {
  /// The view that the interaction was added to.
  var view: View? { get }
  /// Called when the interaction is about to be added to a view, or removed from one.
  func willMove(to view: View?)
  /// Called when the interaction was added to a view, or removed from one.
  func didMove(to view: View?)
}

extension View {
  final var addedInteractions: [any Interaction] {
    get { extrasBox?.extras.interactions ?? [] }
    set { viewExtras.interactions = newValue }
  }

  func add(_ interaction: any Interaction) {
    if interaction.view === self, addedInteractions.contains(where: { $0 === interaction }) {
      return
    }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any Interaction) {
    guard let index = addedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ new: [any Interaction]) {
    for old in addedInteractions where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for interaction in new { addInteraction(interaction) }
    // Handlers may have added or removed others.
    let added = addedInteractions
    var ordered: [any Interaction] = []
    for interaction in new + added
    where added.contains(where: { $0 === interaction })
      && !ordered.contains(where: { $0 === interaction })
    {
      ordered.append(interaction)
    }
    addedInteractions = ordered
  }
}
