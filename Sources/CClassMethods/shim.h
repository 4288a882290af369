#pragma once

#include <stdbool.h>

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
DESCRIPTOR(view_label, "5UIKit6UIViewC18accessibilityLabelSSSgvgTq");
DESCRIPTOR(view_value, "5UIKit6UIViewC18accessibilityValueSSSgvgTq");
DESCRIPTOR(view_hint, "5UIKit6UIViewC17accessibilityHintSSSgvgTq");
DESCRIPTOR(view_traits, "5UIKit6UIViewC19accessibilityTraitsAA015UIAccessibilityD0VvgTq");
DESCRIPTOR(view_is_element, "5UIKit6UIViewC22isAccessibilityElementSbvgTq");
DESCRIPTOR(view_hides, "5UIKit6UIViewC27accessibilityElementsHiddenSbvgTq");
DESCRIPTOR(view_is_modal, "5UIKit6UIViewC24accessibilityViewIsModalSbvgTq");
DESCRIPTOR(view_elements, "5UIKit6UIViewC21accessibilityElementsSayypGSgvgTq");
DESCRIPTOR(view_actions, "5UIKit6UIViewC26accessibilityCustomActionsSayAA015UIAccessibilityD6ActionCGSgvgTq");

/// Whether a class below UIView has a method of its own in place of UIView's.
static inline bool class_overrides(const void *metadata, const void *view, const void *method) {
  return swift_lookUpClassMethod(metadata, method, &class_view) !=
         swift_lookUpClassMethod(view, method, &class_view);
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
      &class_view_is_element,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(metadata, view, methods[i])) return true;
  return false;
}

#undef DESCRIPTOR
