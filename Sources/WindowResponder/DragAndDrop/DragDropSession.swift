/// A drag, as its source and its destination see it. Follows `UIDragDropSession`.
@preconcurrency @MainActor public protocol DragDropSession: AnyObject {
  /// The dragged items. A drag of another program has one item.
  var items: [DragItem] { get }
  /// Returns the location of the touch or pointer in a view's coordinates, in points.
  func location(in view: View) -> Point
  /// A Boolean value that indicates whether the source permits moving the items, and not only copying.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items can be dropped only in this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether an item has data that conforms to one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether a value of a type can be created from an item.
  func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool
}

extension DragDropSession {
  /// Returns a Boolean value that indicates whether an item has data that conforms to one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns a Boolean value that indicates whether a value of a type can be created from an item.
  public func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag that this application began. Follows `UIDragSession`.
@preconcurrency @MainActor public protocol DragSession: DragDropSession {
  /// A value that the source can use again when the items are dropped in this application.
  var localContext: Any? { get set }
}

/// The styles of the progress indicator while data is loading. Follows `UIDropSessionProgressIndicatorStyle`.
public enum DropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No progress indicator.
  case none
  /// The default of the library, which is no progress indicator.
  case `default`
}

/// A drag over a view, by this application or another program. Follows `UIDropSession`.
@preconcurrency @MainActor public protocol DropSession: DragDropSession {
  /// The drag that this application began, or `nil` for a drag of another program.
  var localDragSession: (any DragSession)? { get }
  /// The style of the progress indicator while data is loading. It has no effect.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }
  /// The operation that is performed, or that a drop would perform now.
  ///
  /// Modifier keys may change a move to a copy. Before the operation is known, this is `.cancel`.
  var operation: DropOperation { get }
  /// Loads the values of all items that have one, together.
  ///
  /// Call this method in ``DropInteractionDelegate/dropInteraction(_:performDrop:)``. Later, the other
  /// program does not expect requests any more.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - completion: The closure that receives the values, on the main actor.
  @discardableResult func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
  ) -> ItemLoading
}

extension DropSession {
  /// Loads the values of all items that have one, together.
  @discardableResult public func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
  ) -> ItemLoading {
    gather(items.filter { $0.itemProvider.canLoadObject(ofClass: type) }, completion) {
      item, done in
      item.itemProvider.loadAll(type) { done((try? $0.get()) ?? []) }
    }
  }

  /// Loads the URLs of all items, such as `file:///home/me/picture.png`.
  @discardableResult public func loadAddresses(
    completion: @escaping @MainActor ([String]) -> Void
  ) -> ItemLoading {
    let found = items.filter {
      $0.itemProvider.hasItemConformingToTypeIdentifier(PasteboardType.urls)
    }
    return gather(found, completion) { $0.itemProvider.loadAddresses(completionHandler: $1) }
  }

  /// Loads a value of each item, and calls the completion handler with all of them in the order of the items.
  private func gather<Value>(
    _ items: [DragItem], _ completion: @escaping @MainActor ([Value]) -> Void,
    _ load: (DragItem, @escaping @MainActor ([Value]) -> Void) -> ItemLoading
  ) -> ItemLoading {
    let whole = ItemLoading()
    var values = [[Value]](repeating: [], count: items.count)
    var left = items.count
    guard left > 0 else {
      ProgramContext.current.later {
        whole.finish()
        completion([])
      }
      return whole
    }
    var parts: [ItemLoading] = []
    for (index, item) in items.enumerated() {
      parts.append(
        load(item) { loaded in
          values[index] = loaded
          left -= 1
          guard left == 0 else { return }
          whole.finish()
          completion(values.flatMap { $0 })
        })
    }
    whole.onCancel = { for part in parts { part.cancel() } }
    return whole
  }
}
