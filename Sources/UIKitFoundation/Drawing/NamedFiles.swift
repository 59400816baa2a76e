public import Foundation
public import WindowResponder

extension Image {
  /// Creates an image from a file of a bundle, or one that `init(named:)` finds, or returns `nil` if there is
  /// none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection? = nil
  ) {
    let path = ["", "png", "jpg", "svg"].lazy.compactMap { kind in
      bundle?.path(forResource: name, ofType: kind.isEmpty ? nil : kind)
    }.first
    if let path {
      self.init(contentsOfFile: path)
    } else {
      self.init(named: name)
    }
  }
}

extension Image {
  /// Creates an image from a file of a bundle, or one that `init(named:)` finds, with the configuration of a
  /// symbol. If there is no such image, returns `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    guard let image = Image(named: name, in: bundle) else { return nil }
    if let configuration, image.isSymbolImage {
      self.init(systemName: name, withConfiguration: configuration)
    } else {
      self.init(named: name, in: bundle)
    }
  }
}

extension ImageRendererFormat {
  /// Creates a format with the scale of a trait collection, and a transparent background.
  public convenience init(for traitCollection: TraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

extension Color {
  /// Creates a color of an asset catalog, or returns `nil` if there is none. The catalogs of all bundles are
  /// searched.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// Creates a color of the color space Display P3. A component outside sRGB is clamped, because windows
  /// are sRGB.
  public convenience init(
    displayP3Red red: Double, green: Double, blue: Double, alpha: Double
  ) {
    func linear(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func curved(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // Both spaces have the same white (IEC 61966-2-1, SMPTE EG 432-1).
    self.init(
      red: curved(1.224_940_1 * r - 0.224_940_4 * g),
      green: curved(-0.042_056_9 * r + 1.042_057_1 * g),
      blue: curved(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
  }

  /// The red, green, blue and alpha components, from 0 to 1.
  public var components: [Double]? {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }
}

extension GraphicsContext {
  /// Begins a transparency layer. The auxiliary information is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginTransparencyLayer() }
  /// Begins a transparency layer in a rectangle. The auxiliary information is ignored.
  public func beginTransparencyLayer(in rect: Rect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(in: rect)
  }
}
