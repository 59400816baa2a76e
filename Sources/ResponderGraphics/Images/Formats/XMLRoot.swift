import ResponderSystem

/// The root element of an XML document, read by libxml2, with which librsvg reads SVG.
struct XMLRoot {
  /// The name, without a prefix.
  let localName: String
  /// The namespace, or `nil` for none.
  let namespace: String?

  private typealias Reader = UnsafeMutableRawPointer
  private typealias Initialize = @convention(c) () -> Void
  private typealias Make =
    @convention(c) (
      UnsafePointer<UInt8>?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> Reader?
  private typealias Ask = @convention(c) (Reader) -> Int32
  private typealias Text = @convention(c) (Reader) -> UnsafePointer<CChar>?
  private typealias Free = @convention(c) (Reader) -> Void

  /// The library, in the version of current systems or in a newer one.
  private static let library: LoadedLibrary? = {
    let library = LoadedLibrary("libxml2.so.2") ?? LoadedLibrary("libxml2.so.16")
    // The initialization must precede the use on several threads.
    library?.function("xmlInitParser", Initialize.self)?()
    return library
  }()

  /// The largest number of bytes of a document that are read.
  static let limit = 256 << 10
  /// libxml2's `XML_PARSE_NOERROR`, `XML_PARSE_NOWARNING` and `XML_PARSE_NONET`. They disable messages and
  /// network access. Entities and other documents are not loaded.
  private static let options: Int32 = 1 << 5 | 1 << 6 | 1 << 11
  /// libxml2's `XML_READER_TYPE_ELEMENT`.
  private static let elementType: Int32 = 1

  /// Reads a document up to its root element. If there is none within ``limit``, or the system has no
  /// libxml2, returns `nil`.
  init?(_ bytes: [UInt8]) {
    guard Self.mayBeXML(bytes), let library = Self.library,
      let make = library.function("xmlReaderForMemory", Make.self),
      let read = library.function("xmlTextReaderRead", Ask.self),
      let type = library.function("xmlTextReaderNodeType", Ask.self),
      let local = library.function("xmlTextReaderConstLocalName", Text.self),
      let space = library.function("xmlTextReaderConstNamespaceUri", Text.self),
      let free = library.function("xmlFreeTextReader", Free.self)
    else { return nil }
    let found = bytes.withUnsafeBufferPointer { part -> (String, String?)? in
      let count = Int32(min(part.count, Self.limit))
      guard let reader = make(part.baseAddress, count, nil, nil, Self.options) else { return nil }
      defer { free(reader) }
      // Declarations, comments and processing instructions may precede it.
      while read(reader) == 1 {
        guard type(reader) == Self.elementType else { continue }
        return local(reader).map { ($0.text, space(reader)?.text) }
      }
      return nil
    }
    guard let found else { return nil }
    (localName, namespace) = found
  }

  /// Returns a Boolean value that indicates whether the first character that is not white space is `<`, in
  /// UTF-8 or UTF-16.
  private static func mayBeXML(_ bytes: [UInt8]) -> Bool {
    let marks: Set<UInt8> = [0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.prefix(limit).first { !marks.contains($0) } == UInt8(ascii: "<")
  }

  /// A Boolean value that indicates whether the element is the root of an SVG document.
  ///
  /// As in librsvg, an element without a namespace is treated as one of SVG.
  var isSVG: Bool {
    localName == "svg" && (namespace == nil || namespace == "http://www.w3.org/2000/svg")
  }
}

extension UnsafePointer<CChar> {
  /// The string at the pointer.
  fileprivate var text: String { String(cString: self) }
}
