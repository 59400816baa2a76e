/// What is dragged, as both sides see it. Follows `UIDragDropSession`.
@preconcurrency @MainActor public protocol DragDropSession: AnyObject {
  /// What is dragged. What another program drags is one item.
  var items: [DragItem] { get }
  /// Where the finger or pointer is, in a view's own coordinates, in points.
  func location(in view: View) -> Point
  /// Whether the source allows that it is moved, rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it can be dropped in this program alone.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item has data of one of the types, or of their kind.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether a value of a type can be made of any item.
  func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool
}

extension DragDropSession {
  /// Whether any item has data of one of the types, or of their kind.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether a value of a type can be made of any item.
  public func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// What this program drags. Follows `UIDragSession`.
@preconcurrency @MainActor public protocol DragSession: DragDropSession {
  /// Anything that the source wants to find again where it is dropped in this program.
  var localContext: Any? { get set }
}

/// How what is being loaded is shown. Follows `UIDropSessionProgressIndicatorStyle`.
public enum DropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none
  /// As the library does it, which is not at all.
  case `default`
}

/// What is dragged over a view, by this program or another. Follows `UIDropSession`.
@preconcurrency @MainActor public protocol DropSession: DragDropSession {
  /// What this program drags; nil where it is another program's.
  var localDragSession: (any DragSession)? { get }
  /// How what is being loaded is shown.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }
  /// What is done, or would be by a drop now. Keys that the user holds may have it copied where it would be
  /// moved; `.cancel` as long as nothing is known.
  var operation: DropOperation { get }
  /// Loads the values of all items that have one, all together.
  ///
  /// Begin in ``DropInteractionDelegate/dropInteraction(_:performDrop:)``: afterwards the other program
  /// does not know any more that its data is wanted.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - completion: Gets the values, on the main actor.
  @discardableResult func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
  ) -> ItemLoading
}

extension DropSession {
  /// Loads the values of all items that have one, all together.
  @discardableResult public func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
  ) -> ItemLoading {
    gather(items.filter { $0.itemProvider.canLoadObject(ofClass: type) }, completion) {
      item, done in
      item.itemProvider.loadAll(type) { done((try? $0.get()) ?? []) }
    }
  }

  /// Loads the addresses of all items, such as `file:///home/me/picture.png`.
  @discardableResult public func loadAddresses(
    completion: @escaping @MainActor ([String]) -> Void
  ) -> ItemLoading {
    let found = items.filter {
      $0.itemProvider.hasItemConformingToTypeIdentifier(PasteboardType.urls)
    }
    return gather(found, completion) { $0.itemProvider.loadAddresses(completionHandler: $1) }
  }

  /// Loads something of each item, and answers when all is there, in the order of the items.
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
