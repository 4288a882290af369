#pragma once

#include <stdbool.h>
#include <stdint.h>

// Asks Swift's runtime for the methods of classes that are known at run time alone. A class is told by
// the address of its metadata, a method by the descriptor that Swift's compiler makes of it; one that
// is not there is an error of the linker's.

void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

#define DESCRIPTOR(name, symbol) extern const char class_##name __asm__("$s" symbol)

DESCRIPTOR(object, "10Foundation8NSObjectCMn");
DESCRIPTOR(object_init, "10Foundation8NSObjectCACycfCTq");

/// Makes an object by its class's own `init()`, retained once; the class is NSObject or one below.
static inline void *class_make(const void *metadata) {
  typedef __attribute__((swiftcall)) void *Allocator(__attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_object_init, &class_object);
  return allocate(metadata);
}

DESCRIPTOR(view, "5UIKit6UIViewCMn");
DESCRIPTOR(view_init_frame, "5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
DESCRIPTOR(cell, "5UIKit15UITableViewCellCMn");
DESCRIPTOR(cell_init, "5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
DESCRIPTOR(edge, "5UIKit023UITableViewHeaderFooterC0CMn");
DESCRIPTOR(edge_init, "5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");

/// The two words of a Swift `String?`, which the initialiser that they are given to releases.
typedef struct {
  uint64_t words[2];
} class_text;

/// Makes a view by its class's own `init(frame:)`, retained once; the class is UIView or one below.
static inline void *class_make_view(
    const void *metadata, double x, double y, double width, double height) {
  typedef __attribute__((swiftcall)) void *Allocator(
      double, double, double, double, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_view_init_frame, &class_view);
  return allocate(x, y, width, height, metadata);
}

/// Makes a cell by its class's own `init(style:reuseIdentifier:)`, retained once.
static inline void *class_make_cell(const void *metadata, uint8_t style, class_text identifier) {
  typedef __attribute__((swiftcall)) void *Allocator(
      uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_cell_init, &class_cell);
  return allocate(style, identifier.words[0], identifier.words[1], metadata);
}

/// Makes a header or footer by its class's own `init(reuseIdentifier:)`, retained once.
static inline void *class_make_edge(const void *metadata, class_text identifier) {
  typedef __attribute__((swiftcall)) void *Allocator(
      uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_edge_init, &class_edge);
  return allocate(identifier.words[0], identifier.words[1], metadata);
}

DESCRIPTOR(view_label, "5UIKit6UIViewC18accessibilityLabelSSSgvgTq");
DESCRIPTOR(view_value, "5UIKit6UIViewC18accessibilityValueSSSgvgTq");
DESCRIPTOR(view_hint, "5UIKit6UIViewC17accessibilityHintSSSgvgTq");
DESCRIPTOR(view_traits, "5UIKit6UIViewC19accessibilityTraitsAA015UIAccessibilityD0VvgTq");
DESCRIPTOR(view_is_element, "5UIKit6UIViewC22isAccessibilityElementSbvgTq");
DESCRIPTOR(view_hides, "5UIKit6UIViewC27accessibilityElementsHiddenSbvgTq");
DESCRIPTOR(view_is_modal, "5UIKit6UIViewC24accessibilityViewIsModalSbvgTq");
DESCRIPTOR(view_elements, "5UIKit6UIViewC21accessibilityElementsSayypGSgvgTq");
DESCRIPTOR(view_identifier, "5UIKit6UIViewC23accessibilityIdentifierSSSgvgTq");
DESCRIPTOR(view_actions, "5UIKit6UIViewC26accessibilityCustomActionsSayAA015UIAccessibilityD6ActionCGSgvgTq");

/// Whether a class below another one, UIView or below it, has a method of UIView's of its own.
static inline bool class_overrides(const void *metadata, const void *base, const void *method) {
  return swift_lookUpClassMethod(metadata, method, &class_view) !=
         swift_lookUpClassMethod(base, method, &class_view);
}

/// Whether a class below UIView says itself if it is an element of accessibility.
static inline bool class_says_is_element(const void *metadata, const void *view) {
  return class_overrides(metadata, view, &class_view_is_element);
}

/// Whether a class below UIView answers any question of assistive technology itself.
static inline bool class_says_accessibility(const void *metadata, const void *view) {
  const char *methods[] = {
      &class_view_label,   &class_view_value,    &class_view_hint,     &class_view_traits,
      &class_view_hides,   &class_view_is_modal, &class_view_elements, &class_view_actions,
      &class_view_is_element, &class_view_identifier,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(metadata, view, methods[i])) return true;
  return false;
}

DESCRIPTOR(view_fits, "5UIKit6UIViewC12sizeThatFitsy10Foundation6CGSizeVAGFTq");
DESCRIPTOR(view_fits_target, "5UIKit6UIViewC23systemLayoutSizeFittingy10Foundation6CGSizeVAGFTq");
DESCRIPTOR(view_fits_priorities, "5UIKit6UIViewC23systemLayoutSizeFitting_014withHorizontalF8Priority08verticalfI010Foundation6CGSizeVAI_AA08UILayoutI0VAKtFTq");

/// Whether a class below another one says itself which size its content fits.
static inline bool class_says_size_that_fits(const void *metadata, const void *base) {
  return class_overrides(metadata, base, &class_view_fits);
}

/// Whether a class below another one says itself which size its constraints ask for.
static inline bool class_says_fitting_size(const void *metadata, const void *base) {
  return class_overrides(metadata, base, &class_view_fits_target) ||
         class_overrides(metadata, base, &class_view_fits_priorities);
}

#undef DESCRIPTOR
