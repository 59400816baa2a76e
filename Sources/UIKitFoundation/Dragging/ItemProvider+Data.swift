import Foundation
import UIKitNames
import WindowResponder

/// A type that can be created from the data of an item. Follows `NSItemProviderReading`, with `Data` in place
/// of the bytes of `ItemProviderReading`.
@preconcurrency @MainActor public protocol NSItemProviderReading: ItemProviderReading {
  /// Returns an object that is created from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Returns an object that is created from data.
  public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self { try object(withItemProviderData: Data(data), typeIdentifier: typeIdentifier) }
}

/// A type that can be converted to the data of an item. Follows `NSItemProviderWriting`, with `Data` in place
/// of the bytes of `ItemProviderWriting`.
@preconcurrency @MainActor public protocol NSItemProviderWriting: ItemProviderWriting {
  /// Loads data of a type, and calls the closure with it at once or later. The result is ignored.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Loads data of a type, and calls the closure with it at once or later.
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
  /// Registers a closure that creates data of a type on request. The result of the closure is ignored.
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

  /// Loads data of a type, or of a type that conforms to it. The closure is called on the main actor.
  @_disfavoredOverload @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> ItemLoading {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
      (bytes: [UInt8]?, error: (any Error)?) in completionHandler(bytes.map { Data($0) }, error)
    }
  }

  /// Writes data of a type to a temporary file, calls the closure on the main actor with its URL, and then
  /// removes the file. Its name is the suggested name, with the filename extension of the type.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) -> ItemLoading {
    let name = suggestedName ?? "file"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
      (bytes: [UInt8]?, error: (any Error)?) in
      guard let bytes else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        let file = folder.appendingPathComponent(Self.fileName(name, of: typeIdentifier))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns the last component of a name, with the filename extension of a type.
  private static func fileName(_ name: String, of typeIdentifier: String) -> String {
    let name = (name as NSString).lastPathComponent
    let type = FileType(typeIdentifier) ?? FileType(mimeType: typeIdentifier)
    let suffix = type?.preferredFilenameExtension ?? ""
    let isComplete = suffix.isEmpty || !(name as NSString).pathExtension.isEmpty
    return isComplete ? name : name + "." + suffix
  }

  /// Creates a provider of a file's URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(addresses: [fileURL.absoluteString])
    suggestedName = fileURL.lastPathComponent
  }
}
