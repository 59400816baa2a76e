/// What can be made of an item's data. Follows `NSItemProviderReading`.
///
/// `String` and ``Image`` are; a type of your own names the types of data that it can be made of:
///
///     extension Note: ItemProviderReading {
///       static var readableTypeIdentifiersForItemProvider: [String] { ["application/x-note"] }
///       static func object(
///         withItemProviderData data: [UInt8], typeIdentifier: String
///       ) throws -> Note { try Note(bytes: data) }
///     }
@preconcurrency @MainActor public protocol ItemProviderReading {
  /// The types of data that it can be made of, the best one first: MIME types, or UIKit's names.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes one of data.
  static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self
}

/// What the data of one item may be a list of: one item of another program may be many files.
@MainActor package protocol ItemProviderListReading: ItemProviderReading {
  /// Makes all that are in the data.
  static func objects(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> [Self]
}

extension ItemProviderReading {
  /// Makes all that are in the data of one item.
  static func all(in data: [UInt8], _ typeIdentifier: String) throws -> [Self] {
    if let list = self as? any ItemProviderListReading.Type {
      let found = try list.objects(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return found.compactMap { $0 as? Self }
    }
    return [try object(withItemProviderData: data, typeIdentifier: typeIdentifier)]
  }
}
