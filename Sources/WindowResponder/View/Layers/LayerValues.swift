/// The values of a layer in addition to its geometry and appearance. Few layers use many of them.
struct LayerValues {
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = true
  var shouldRasterize = false
  var rasterizationScale = 1.0
  var corners = CornerMask.all
  var cornerCurve = LayerCornerCurve.circular
  var shadowPath: Path?
  var zPosition = 0.0
  /// The transform, if it leaves the plane, or `nil`. The geometry has its projection.
  var spatial: SpatialTransform?
  var contents: Image?
  var contentsGravity = LayerContentsGravity.resize
  var contentsScale = 1.0
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  var magnifiesSharply = false
  var minifiesSharply = false
  var gradient: GradientValues?
  var shape: ShapeValues?
  var text: TextValues?
  /// The drawing of a subclass in another module of the package, or `nil`.
  var painter: (any LayerPainter)?
}

/// The values of a subclass of ``Layer``.
protocol OwnLayerValues {
  /// The part of a layer's values that contains these.
  static var path: WritableKeyPath<LayerValues, Self?> { get }
  /// Creates the default values.
  init()
}

extension Layer {
  /// Adds the default values of a subclass, unless the layer has values of another one already.
  final func addValues<Own: OwnLayerValues>(_ kind: Own.Type) {
    if freeLook.values[keyPath: Own.path] == nil { freeLook.values[keyPath: Own.path] = Own() }
  }

  /// Returns the values of a subclass.
  final func valuesOfSubclass<Own: OwnLayerValues>() -> Own {
    freeLook.values[keyPath: Own.path] ?? Own()
  }

  /// Changes the values of a subclass.
  final func changeOwn<Own: OwnLayerValues>(
    _ key: LayerKeyPath?, _ change: (inout Own) -> Void
  ) {
    changeValues(key) {
      var values = $0[keyPath: Own.path] ?? Own()
      change(&values)
      $0[keyPath: Own.path] = values
    }
  }
}

/// The values of a gradient layer.
struct GradientValues: OwnLayerValues {
  static var path: WritableKeyPath<LayerValues, GradientValues?> { \.gradient }

  var colors: [Color] = []
  var locations: [Double]?
  var start = Point(x: 0.5, y: 0)
  var end = Point(x: 0.5, y: 1)
  var type = GradientLayerType.axial
}

/// The values of a shape layer.
struct ShapeValues: OwnLayerValues {
  static var path: WritableKeyPath<LayerValues, ShapeValues?> { \.shape }

  var path: Path?
  var fillColor: Color? = .black
  var strokeColor: Color?
  var fillRule = ShapeLayerFillRule.nonZero
  var lineWidth = 1.0
  var lineCap = ShapeLayerLineCap.butt
  var lineJoin = ShapeLayerLineJoin.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var strokeStart = 0.0
  var strokeEnd = 1.0
}

/// The values of a text layer.
struct TextValues: OwnLayerValues {
  static var path: WritableKeyPath<LayerValues, TextValues?> { \.text }

  var text = StyledText("")
  var font: Font?
  var fontSize = 36.0
  var color = Color.white
  var alignment = TextLayerAlignmentMode.natural
  var truncation = TextLayerTruncationMode.none
  var isWrapped = false
}

/// All values of a layer: its own, or the visible ones during an animation.
struct LayerLook {
  var geometry = ViewGeometry()
  var appearance = Appearance()
  var values = LayerValues()
}
