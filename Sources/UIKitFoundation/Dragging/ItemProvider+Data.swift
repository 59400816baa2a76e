import Foundation
import UIKitNames
import WindowResponder

/// What can be made of an item's data. UIKit's name for `ItemProviderReading`, with `Data`.
@preconcurrency @MainActor public protocol NSItemProviderReading: ItemProviderReading {
  /// Makes one of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Makes one of data.
  public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self { try object(withItemProviderData: Data(data), typeIdentifier: typeIdentifier) }
}

/// What data of an item can be made of. UIKit's name for `ItemProviderWriting`, with `Data`.
@preconcurrency @MainActor public protocol NSItemProviderWriting: ItemProviderWriting {
  /// Gives data of a type to the closure, now or later; what it returns is not looked at.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Gives data of a type to the closure, now or later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) {
    loadData(withTypeIdentifier: typeIdentifier) { data, error in
      let bytes = data.map { [UInt8]($0) }
      Task { @MainActor in completion(bytes, error) }
    }
  }
}

extension ItemProvider {
  /// Has data of a type made by a closure, when somebody asks for it; what it returns is not looked at.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
    loadHandler:
      @escaping @MainActor (
        @escaping @MainActor (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      (completion: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void) in
      _ = loadHandler { data, error in completion(data.map { [UInt8]($0) }, error) }
    }
  }

  /// Loads data of a type, or of one of its kind. The closure is called on the main actor.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> ItemLoading {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
      (bytes: [UInt8]?, error: (any Error)?) in completionHandler(bytes.map { Data($0) }, error)
    }
  }

  /// Creates one that hands over the address of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(addresses: [fileURL.absoluteString])
    suggestedName = fileURL.lastPathComponent
  }
}
