public import Foundation

extension String {
  /// The key of a localized string, with values: `"\(count) files"` has the key `"%lld files"`. Follows
  /// `String.LocalizationValue`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key. It has a specifier such as `%@` in place of each value.
    let key: String
    /// The texts of the values.
    let values: [String]

    /// Creates a key without values.
    public init(stringLiteral value: String) {
      (key, values) = (value, [])
    }

    /// Creates a key without values. Each percent sign is a part of the text.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }

    /// Creates a key of the parts of a string literal.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// The parts of a string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
        values.reserveCapacity(interpolationCount)
      }

      /// Appends text. A percent sign is doubled if the literal also has values.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a text, with the specifier `%@`.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// Appends a text, with the specifier `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append("%@", String(string))
      }

      /// Appends an integer, with the specifier that Foundation has for its type, such as `%lld`.
      public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(_ value: T) {
        let length = T.bitWidth > 32 ? "ll" : ""
        append("%" + length + (T.isSigned ? "d" : "u"), value.description)
      }

      /// Appends a number, with the specifier `%lf`.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", String(format: "%f", value))
      }

      /// Appends a number, with the specifier `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", String(format: "%f", Double(value)))
      }

      /// Appends a value in a format, which is also a part of the key.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(specifier, String(format: specifier, value))
      }

      /// Appends the description of a value, with the specifier `%@`.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        append("%@", String(describing: value))
      }

      private mutating func append(_ specifier: String, _ text: String) {
        key += specifier
        values.append(text)
      }
    }

    /// Returns a localized format with the values in place of its specifiers. `%2$@` is the second value.
    func text(of format: String) -> String {
      var result = ""
      var rest = Substring(format)
      var next = 0
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result.append("%")
          rest = rest.dropFirst()
          continue
        }
        // The position, flags, width and length before the letter of the specifier.
        let options = rest.prefix { "0123456789$.+-#'hlqLzjt".contains($0) }
        guard let letter = rest.dropFirst(options.count).first,
          "@diuoxXfeEgGaAcsp".contains(letter)
        else {
          result.append("%")
          continue
        }
        rest = rest.dropFirst(options.count + 1)
        var index = next
        if let dollar = options.firstIndex(of: "$"), let number = Int(options[..<dollar]) {
          index = number - 1
        } else {
          next += 1
        }
        if values.indices.contains(index) { result += values[index] }
      }
      return result + rest
    }
  }

  /// Creates a localized string: the text of a bundle's table for a key, or the key if it has none, with the
  /// key's values. Follows `String.init(localized:table:bundle:locale:comment:)`.
  /// - Parameters:
  ///   - keyAndValue: The key, and the text in the language of the source.
  ///   - table: The name of the table. The default is `Localizable`.
  ///   - bundle: The bundle. The default is the program's.
  ///   - locale: The locale. The language is that of the bundle in any case.
  ///   - comment: A note to translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: ResourceBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, keyAndValue, table: table, bundle: bundle)
  }

  /// Creates a localized string: the text of a bundle's table for a key, or a default value if it has none.
  /// Follows `String.init(localized:defaultValue:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: ResourceBundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table: table, bundle: bundle)
  }

  private init(
    key: String, _ value: LocalizationValue, table: String?, bundle: ResourceBundle?
  ) {
    let foundation = bundle?.foundation ?? Foundation.Bundle.main
    let format = foundation.localizedString(forKey: key, value: value.key, table: table)
    // A key without values is a text, and no format.
    self = value.values.isEmpty ? format : value.text(of: format)
  }
}
